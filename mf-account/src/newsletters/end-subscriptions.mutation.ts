import { api, mutation } from '@arbora/api';

/** `DELETE /public/subscriber-delete/{id}`: forgets an address, also one that is forgotten already. @throws ApiError */
export const endSubscriptions = mutation<null, string>({
  run: (id) => api.delete(`/mailing/public/subscriber-delete/${id}`, undefined, { anonymous: true }),
});

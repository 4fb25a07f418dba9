import { api, mutation } from '@arbora/api';

/** `DELETE /public/subscriber-delete/{id}`: deletes an address; idempotent. @throws ApiError */
export const endSubscriptions = mutation<null, string>({
  run: (id) => api.delete(`/mailing/public/subscriber-delete/${id}`, undefined, { anonymous: true }),
});

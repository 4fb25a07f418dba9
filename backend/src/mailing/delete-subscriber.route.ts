import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { uuid } from '../http/fields';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { SUBSCRIBER_LIMIT } from './limits';

/** `DELETE /api/mailing/public/subscriber-delete/:id` deletes an address → 204, also if it does not exist. */
export function deleteSubscriberRoute(app: App, { database }: Deps): void {
  app.delete(
    '/api/mailing/public/subscriber-delete/:id',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Delete an address that gets newsletters',
        errors: ['request.limited'],
        params: v.strictObject({ id: uuid }),
      },
    },
    async (request, reply) => {
      await countCall(database, SUBSCRIBER_LIMIT, limitKey(request));
      await database.asService((client) =>
        client.query('select app_private.delete_subscriber($1)', [request.params.id]),
      );
      return reply.code(204).send();
    },
  );
}

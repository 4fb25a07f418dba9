import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { SUBSCRIBER_LIMIT } from './limits';
import { withOfferedLists, offeredListsSchema, type Subscriber } from './subscriber';

/**
 * `POST /api/mailing/public/subscriber-update` sets the newsletters of an address → `Subscriber`. The id is only in
 * mails to the address, so no confirmation is needed. 404 mailing.subscriber_unknown.
 */
export function updateSubscriberRoute(app: App, { config, database }: Deps): void {
  const body = v.strictObject({ id: uuid, subscriptions: offeredListsSchema(config) });
  app.post(
    '/api/mailing/public/subscriber-update',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Change which newsletters an address gets',
        errors: ['mailing.subscriber_unknown', 'request.limited'],
        body,
      },
    },
    async (request, reply): Promise<Subscriber> => {
      await countCall(database, SUBSCRIBER_LIMIT, limitKey(request));
      const { id, subscriptions } = request.body;
      const subscriber = await database.asService(async (client) => {
        const { rows } = await client.query<{ subscriber: Subscriber | null }>(
          'select app_private.set_subscriptions($1, $2) as subscriber',
          [id, subscriptions],
        );
        return rows[0]?.subscriber ?? null;
      });
      if (subscriber === null) throw new AppError('mailing.subscriber_unknown');
      void reply.header('cache-control', 'no-store');
      return withOfferedLists(config, subscriber);
    },
  );
}

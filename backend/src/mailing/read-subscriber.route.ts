import { emailSchema } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { SUBSCRIBER_LIMIT } from './limits';
import { findSubscriber, withOfferedLists, type Subscriber } from './subscriber';

const query = v.strictObject({
  id: v.optional(uuid),
  email: v.optional(emailSchema),
  account_id: v.optional(uuid),
});

/**
 * `GET /api/mailing/public/subscriber-subscriptions` → `Subscriber`. By `id` (a secret of the address) for every
 * caller; 404 mailing.subscriber_unknown. By `email` or `account_id` only that of the caller's account: otherwise the
 * answer has neither id nor subscriptions, so that it reveals nothing about an address.
 */
export function readSubscriberRoute(app: App, { config, database }: Deps): void {
  app.get(
    '/api/mailing/public/subscriber-subscriptions',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Newsletters that an address gets',
        errors: ['mailing.subscriber_unknown', 'request.limited'],
        querystring: query,
      },
    },
    async (request, reply): Promise<Subscriber> => {
      const { id, email, account_id } = request.query;
      void reply.header('cache-control', 'no-store');
      await countCall(database, SUBSCRIBER_LIMIT, limitKey(request));
      if (id !== undefined) {
        const subscriber = await findSubscriber(database.service, { id });
        if (subscriber === null) throw new AppError('mailing.subscriber_unknown');
        return withOfferedLists(config, subscriber);
      }
      const nothing: Subscriber = { id: null, email: email ?? null, subscriptions: [] };
      const { claims } = request.caller;
      if (claims === null || (account_id ?? claims.sub) !== claims.sub || (email ?? claims.email) !== claims.email) {
        return nothing;
      }
      const own = await findSubscriber(database.service, { account: claims.sub });
      return own === null ? nothing : withOfferedLists(config, own);
    },
  );
}

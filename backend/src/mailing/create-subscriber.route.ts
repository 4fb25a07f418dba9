import { emailSchema, LOCALES } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { uuid } from '../http/fields';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { MAILBOX_LIMIT, REQUEST_LIMIT } from './limits';
import { offeredListsSchema } from './subscriber';

/**
 * `POST /api/mailing/public/subscriber-create` → 202 `{ pending: true }`, whether the address is subscribed or not: it
 * is mailed a confirmation link. `account_id` is ignored unless it is the caller's. 429 request.limited.
 */
export function createSubscriberRoute(app: App, { config, database }: Deps): void {
  const body = v.strictObject({
    email: emailSchema,
    subscriptions: v.pipe(offeredListsSchema(config), v.nonEmpty('required')),
    account_id: v.nullish(uuid),
    locale: v.optional(v.picklist(LOCALES, 'invalid'), 'cs'),
  });
  app.post(
    '/api/mailing/public/subscriber-create',
    {
      config: { access: 'public' },
      schema: { summary: 'Ask for newsletters', errors: ['request.limited'], body },
    },
    async (request, reply) => {
      const { email, subscriptions, account_id, locale } = request.body;
      await countCall(database, REQUEST_LIMIT, limitKey(request));
      await countCall(database, MAILBOX_LIMIT, email);
      const { claims } = request.caller;
      const account = claims !== null && claims.sub === account_id && claims.email === email ? claims.sub : null;
      await database.asService((client) =>
        client.query('select app_private.request_subscriptions($1, $2, $3, $4)', [
          email,
          subscriptions,
          account,
          locale,
        ]),
      );
      return reply.code(202).send({ pending: true });
    },
  );
}

import * as v from 'valibot';
import { limitKey } from '../http/address';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { SUBSCRIBER_LIMIT } from './limits';
import { subscriptionsPage, type PageOwner } from './subscriptions-page';

const query = v.strictObject({ token: v.pipe(v.string(), v.maxLength(200, 'invalid')) });

/** `GET /api/mailing/public/confirm?token=`, the link of the confirming mail → the page that says whether it worked. */
export function confirmRoute(app: App, { database }: Deps): void {
  app.get(
    '/api/mailing/public/confirm',
    {
      // A program that only looks whether the link leads anywhere has not followed it.
      exposeHeadRoute: false,
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Confirm newsletters by the link of a mail',
        errors: ['request.limited'],
        querystring: query,
      },
    },
    async (request, reply) => {
      await countCall(database, SUBSCRIBER_LIMIT, limitKey(request));
      const owner = await database.asService(async (client) => {
        const { rows } = await client.query<{ owner: PageOwner | null }>(
          'select app_private.confirm_subscriptions($1) as owner',
          [request.query.token],
        );
        return rows[0]?.owner ?? null;
      });
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(subscriptionsPage(owner, owner === null ? 'expired' : 'yes'), 303);
    },
  );
}

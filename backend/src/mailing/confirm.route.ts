import * as v from 'valibot';
import type { PrivateRow } from '../database/private/private-row';
import { limitKey } from '../http/client-ip';
import { countCall } from '../http/rate-limit';
import { PLAIN_FORM_CSP } from '../http/plain-page';
import type { App, Deps } from '../service';
import { confirmPage } from './confirm-page';
import { SUBSCRIBER_LIMIT } from './limits';
import { subscriptionsPage, type PageOwner } from './subscriptions-page';

const query = v.strictObject({ token: v.pipe(v.string(), v.maxLength(200, 'invalid')) });
const config = { access: 'public', token: 'ignored' } as const;
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * `GET /api/mailing/public/confirm?token=`, the link of the confirmation mail → a page with a button, because mail
 * scanners open links too and must not confirm anything. The button sends `POST` to the same URL, which confirms and
 * redirects to the page of the newsletters. An unknown or expired link redirects there immediately.
 */
export function confirmRoutes(app: App, { database }: Deps): void {
  app.get(
    '/api/mailing/public/confirm',
    {
      exposeHeadRoute: false,
      config,
      schema: {
        summary: 'Page with a button that confirms newsletters',
        errors: ['request.limited'],
        querystring: query,
      },
    },
    async (request, reply) => {
      const { token } = request.query;
      await countCall(database, SUBSCRIBER_LIMIT, limitKey(request));
      const { rows } = await database.service.query<PrivateRow<'subscription_request', 'locale'>>(
        `select locale from app_private.subscription_request
         where token_hash = sha256(convert_to($1, 'UTF8')) and expires_at > now()`,
        [token],
      );
      const [asked] = rows;
      if (asked === undefined) return reply.headers(HEADERS).redirect(subscriptionsPage(null, 'expired'), 303);
      return reply
        .headers({ ...HEADERS, 'content-security-policy': PLAIN_FORM_CSP })
        .type('text/html; charset=utf-8')
        .send(confirmPage(asked.locale, token));
    },
  );

  app.post(
    '/api/mailing/public/confirm',
    {
      config,
      schema: {
        summary: 'Confirm newsletters by the token of a mail',
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
      return reply.headers(HEADERS).redirect(subscriptionsPage(owner, owner === null ? 'expired' : 'yes'), 303);
    },
  );
}

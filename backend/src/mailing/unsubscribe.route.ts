import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import { readText } from '../http/utf8';
import type { App, Deps } from '../service';
import { subscriptionsPage, type PageOwner } from './subscriptions-page';

const params = v.strictObject({ token: uuid });
const config = { access: 'public', token: 'ignored' } as const;
/** The body of a one-click request, as a URL-encoded or multipart form (RFC 8058). */
const ONE_CLICK = /List-Unsubscribe[="\s][\s\S]*One-Click/;
const FORM_LIMIT = 4096;

/**
 * `POST /api/mailing/public/unsubscribe/:token`, the button of mail programs (RFC 8058) → 200, whether the address was
 * still subscribed or not. `GET` redirects to the newsletter page without unsubscribing, because mail scanners open
 * links too.
 */
export function unsubscribeRoutes(app: App, { database }: Deps): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, readText);
  }

  app.post(
    '/api/mailing/public/unsubscribe/:token',
    {
      config,
      bodyLimit: FORM_LIMIT,
      schema: { summary: 'Unsubscribe by one click (RFC 8058)', errors: ['request.too_large'], params },
    },
    async (request, reply) => {
      if (typeof request.body !== 'string' || !ONE_CLICK.test(request.body)) throw new AppError('request.invalid');
      await database.asService((client) =>
        client.query('select app_private.end_subscription($1)', [request.params.token]),
      );
      return reply.send({ unsubscribed: true });
    },
  );

  app.get(
    '/api/mailing/public/unsubscribe/:token',
    { config, schema: { summary: 'Redirects to the newsletter page', params } },
    async (request, reply) => {
      const { rows } = await database.service.query<{ owner: PageOwner | null }>(
        'select app_private.subscriber_of_mail($1) as owner',
        [request.params.token],
      );
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(subscriptionsPage(rows[0]?.owner ?? null), 303);
    },
  );
}

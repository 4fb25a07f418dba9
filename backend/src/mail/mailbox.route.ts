import { detectLocale, LOCALE_COOKIE } from '@arbora/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { findMail, listMails } from './mailbox';
import { MAILBOX_CSP, mailboxPage, mailPage } from './mailbox-page';

const filter = v.object({ to: v.optional(v.string()), kind: v.optional(v.string()) });
const config = { access: 'public', token: 'ignored' } as const;

/**
 * Where mails can be read when none leave the house: `/dev/mailbox`, `/dev/mailbox/:id` for people, and
 * `/api/dev/mailbox?to=&kind=` as JSON. Not there in production or with an SMTP server.
 */
export function mailboxRoutes(app: App, { database }: Deps): void {
  app.get('/api/dev/mailbox', { config, schema: { querystring: filter } }, (request) =>
    listMails(database.service, request.query),
  );

  app.get('/dev/mailbox', { config, schema: { querystring: filter } }, async (request, reply) => {
    const mails = await listMails(database.service, request.query);
    return sendPage(reply, mailboxPage(localeOf(request), mails));
  });

  app.get('/dev/mailbox/:id', { config, schema: { params: v.object({ id: uuid }) } }, async (request, reply) => {
    const mail = await findMail(database.service, request.params.id);
    if (mail === null) throw new AppError('not_found');
    return sendPage(reply, mailPage(localeOf(request), mail));
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': MAILBOX_CSP })
    .type('text/html; charset=utf-8')
    .send(html);
}

function localeOf({ headers }: FastifyRequest) {
  const cookie = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return detectLocale({ cookie, acceptLanguages: headers['accept-language'] });
}

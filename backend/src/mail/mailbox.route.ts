import { detectLocale, LOCALE_COOKIE } from '@arbora/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import type { Attachment } from './attachments';
import { findAttachment, findMail, findQueued, listMails } from './mailbox';
import { mailboxPage, mailPage } from './mailbox-page';
import { PLAIN_CSP } from '../http/plain-page';
import { templateOf, type MailTemplates } from './mail-template';
import { generatedFiles } from './render-mail';

const filter = v.object({ to: v.optional(v.string()), kind: v.optional(v.string()) });
const fileParams = v.object({ id: uuid, name: v.pipe(v.string(), v.maxLength(100, 'invalid')) });
const attachmentParams = v.object({
  id: uuid,
  position: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'invalid'), v.transform(Number)),
});
const config = { access: 'public', token: 'ignored' } as const;

/**
 * Shows mails while no SMTP server is set: `/dev/mailbox`, `/dev/mailbox/:id` with its attachments and generated files
 * as pages, and `/api/dev/mailbox?to=&kind=` as JSON. Not available in production or with an SMTP server.
 */
export function mailboxRoutes(app: App, { database, config: settings }: Deps, templates: MailTemplates): void {
  app.get(
    '/api/dev/mailbox',
    { config, schema: { summary: 'Mails in the mailbox, newest first', querystring: filter } },
    (request) => listMails(database.service, request.query),
  );

  app.get('/dev/mailbox', { config, schema: { querystring: filter } }, async (request, reply) => {
    const mails = await listMails(database.service, request.query);
    return sendPage(reply, mailboxPage(localeOf(request), mails));
  });

  app.get('/dev/mailbox/:id', { config, schema: { params: v.object({ id: uuid }) } }, async (request, reply) => {
    const mail = await findMail(database.service, request.params.id);
    if (mail === null) throw new AppError('not_found');
    return sendPage(reply, mailPage(localeOf(request), mail, await madeFiles(mail.id)));
  });

  async function madeFiles(id: string): Promise<Attachment[]> {
    const queued = await findQueued(database.service, id);
    if (queued === null) return [];
    const documents = await templateOf(templates, queued.kind)?.documents?.(database.service, queued, settings);
    return [...(await generatedFiles(templates, queued, settings)), ...(documents ?? [])];
  }

  app.get('/dev/mailbox/:id/files/:name', { config, schema: { params: fileParams } }, async (request, reply) => {
    const { id, name } = request.params;
    const file = (await madeFiles(id)).find(({ cid, filename }) => cid === undefined && filename === name);
    if (file === undefined) throw new AppError('not_found');
    return sendFile(reply, file);
  });

  app.get(
    '/dev/mailbox/:id/attachments/:position',
    { config, schema: { params: attachmentParams } },
    async (request, reply) => {
      const { id, position } = request.params;
      const file = await findAttachment(database.service, id, position);
      if (file === null) throw new AppError('not_found');
      return sendFile(reply, file);
    },
  );
}

function sendFile(reply: FastifyReply, { filename, content_type, content }: Attachment): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    })
    .type(content_type)
    .send(content);
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': PLAIN_CSP })
    .type('text/html; charset=utf-8')
    .send(html);
}

function localeOf({ headers }: FastifyRequest) {
  const cookie = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return detectLocale({ cookie, acceptLanguages: headers['accept-language'] });
}

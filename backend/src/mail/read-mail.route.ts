import { ROLE, type ReadMail } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import type { MailTemplates } from './mail-template';
import { readMail } from './read-mail';

/**
 * `GET /api/mail/mails/:id` → ReadMail, for admins: a mail as it was sent or, before that, as it would be sent now. 404
 * not_found.
 */
export function readMailRoute(app: App, { database, config }: Deps, templates: MailTemplates): void {
  app.get(
    '/api/mail/mails/:id',
    {
      config: { access: [ROLE.admin], acl: ['admin'] },
      schema: { summary: 'Read a mail', errors: ['not_found'], params: v.strictObject({ id: uuid }) },
    },
    async (request): Promise<ReadMail> => {
      const mail = await readMail(templates, database.service, config, request.params.id);
      if (mail === null) throw new AppError('not_found');
      return mail;
    },
  );
}

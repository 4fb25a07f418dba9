import { LOCALES, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import type { Subscription } from './subscriptions.route';
import { headerPictures } from '../mail/header-pictures';
import { letterText } from '../mail/letter';
import { withPictures } from '../mail/mailbox-page';
import { renderMail } from '../mail/render-mail';
import { mailingMails } from './subscription-mail';
import { payloadOf } from '../mail/queue-letter';

/**
 * `POST /api/mail/newsletter_preview` `{ subscriptionId, locale, subject, context }` → `{ subject, html }`, for admins:
 * a newsletter as a subscriber sees it. 404 mailing.list_unknown.
 */
export function newsletterPreviewRoute(app: App, { config, database: { service } }: Deps): void {
  app.post(
    '/api/mail/newsletter_preview',
    {
      config: { access: [ROLE.admin], acl: ['admin'] },
      schema: {
        summary: 'Preview a newsletter',
        errors: ['mailing.list_unknown'],
        body: v.strictObject({ subscriptionId: uuid, locale: v.picklist(LOCALES, 'invalid'), ...letterText }),
      },
    },
    async ({ body: { subscriptionId, locale, ...letter } }) => {
      const { rows } = await service.query<Pick<Subscription, 'name' | 'name_en' | 'name_pl'>>(
        'select name, name_en, name_pl from public.subscription where id = $1',
        [subscriptionId],
      );
      if (rows[0] === undefined) throw new AppError('mailing.list_unknown');
      const payload = { ...payloadOf(letter), list: rows[0], is_test: true };
      const { html } = await renderMail(mailingMails, { kind: 'newsletter', locale, payload }, config);
      return { subject: letter.subject ?? '', html: withPictures(html, await headerPictures()) };
    },
  );
}

import { SUBSCRIPTION_CONFIRM_HOURS, textIn, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import type { Pool } from 'pg';
import * as v from 'valibot';
import type { Config } from '../config';
import type { PrivateRow } from '../database/private/private-row';
import type { MailTemplate } from '../mail/mail-template';
import type { QueuedMail } from '../mail/outbox';
import { plainMail, type MailContent } from '../mail/mail-content';
import { fill, TEXTS } from '../mail/texts';
import { letterContent } from '../mail/letter-mail';

/** The name of a newsletter, see app_private.subscription_name. */
const listName = v.object({ id: v.optional(v.string()), name: v.string(), name_en: v.string(), name_pl: v.string() });
const confirmation = v.object({ token: v.string(), lists: v.array(listName) });
/** A test mail has no unsubscribe link. */
const newsletterPayload = v.variant('is_test', [
  v.object({ is_test: v.literal(true), list: listName }),
  v.object({
    is_test: v.optional(v.literal(false)),
    list: listName,
    subscriber_id: v.string(),
    unsubscribe_token: v.string(),
  }),
]);

/** Asks an address to confirm the newsletters that were requested for it (decision 23). */
export function subscriptionConfirmMail(
  locale: Locale,
  payload: unknown,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): MailContent {
  const { token, lists } = v.parse(confirmation, payload);
  const texts = TEXTS[locale]['mailing-confirm'];
  return plainMail(texts, [
    { type: 'paragraph', text: texts.body },
    { type: 'paragraph', text: lists.map((one) => textIn(one, 'name', locale)).join(', ') },
    { type: 'button', text: texts.button, href: `${publicOrigin}/api/mailing/public/confirm?token=${token}` },
    { type: 'paragraph', text: fill(texts.validity, { hours: String(SUBSCRIPTION_CONFIRM_HOURS) }) },
  ]);
}

/**
 * A newsletter to one subscriber: the text by staff, the reason for receiving it, and ways to unsubscribe: a link and
 * the mail program's own button (RFC 8058).
 */
export function newsletterMail(
  locale: Locale,
  payload: unknown,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): MailContent {
  const newsletter = v.parse(newsletterPayload, payload);
  const texts = TEXTS[locale].newsletter;
  const manage = `${publicOrigin}/${locale}${routes.subscriptions.href(newsletter.is_test ? {} : { id: newsletter.subscriber_id })}`;
  const content = letterContent(locale, payload);
  const mail = {
    ...content,
    blocks: [...content.blocks, { type: 'link' as const, text: texts.manage, href: manage }],
    footer: fill(texts.reason, { list: textIn(newsletter.list, 'name', locale), link: manage }),
  };
  if (newsletter.is_test) return { ...mail, subject: fill(texts.test, { subject: content.subject }) };
  return {
    ...mail,
    headers: {
      // Constant per newsletter, so that people can sort their mail by it (RFC 2919).
      ...(newsletter.list.id && { 'List-Id': `<${newsletter.list.id}.${new URL(publicOrigin).hostname}>` }),
      'List-Unsubscribe': `<${publicOrigin}/api/mailing/public/unsubscribe/${newsletter.unsubscribe_token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The text of a newsletter, shared by all its mails, is read when they are sent. */
async function completeNewsletter(
  service: Pool,
  { payload, newsletter_id }: Pick<QueuedMail, 'payload' | 'newsletter_id'>,
): Promise<QueuedMail['payload']> {
  if (newsletter_id === null) return payload;
  const { rows } = await service.query<PrivateRow<'newsletter', 'list' | 'letter'>>(
    'select list, letter from app_private.newsletter where id = $1',
    [newsletter_id],
  );
  return rows[0] ? { ...rows[0].letter, list: rows[0].list, ...payload } : payload;
}

/** Mails about newsletters. */
export const mailingMails = {
  'mailing-confirm': { write: subscriptionConfirmMail },
  newsletter: { write: newsletterMail, complete: completeNewsletter },
} satisfies Record<string, MailTemplate>;

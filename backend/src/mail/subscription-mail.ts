import { SUBSCRIPTION_CONFIRM_HOURS, textIn, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import * as v from 'valibot';
import type { Config } from '../config';
import { plainMail, type MailContent } from './mail-content';
import { fill, TEXTS } from './texts';
import { letterContent } from './letter-mail';

/** The name of a newsletter, see app_private.subscription_name. */
const list = v.object({ name: v.string(), name_en: v.string(), name_pl: v.string() });
const confirmation = v.object({ token: v.string(), lists: v.array(list) });
/** A test mail has no unsubscribe link. */
const newsletter = v.variant('is_test', [
  v.object({ is_test: v.literal(true), list }),
  v.object({
    is_test: v.optional(v.literal(false)),
    list,
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
  const own = TEXTS[locale]['mailing-confirm'];
  return plainMail(own, [
    { type: 'paragraph', text: own.body },
    { type: 'paragraph', text: lists.map((one) => textIn(one, 'name', locale)).join(', ') },
    { type: 'button', text: own.button, href: `${publicOrigin}/api/mailing/public/confirm?token=${token}` },
    { type: 'paragraph', text: fill(own.validity, { hours: String(SUBSCRIPTION_CONFIRM_HOURS) }) },
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
  const sent = v.parse(newsletter, payload);
  const own = TEXTS[locale].newsletter;
  const manage = `${publicOrigin}/${locale}${routes.subscriptions.href(sent.is_test ? {} : { id: sent.subscriber_id })}`;
  const content = letterContent(locale, payload);
  const written = {
    ...content,
    blocks: [...content.blocks, { type: 'link' as const, text: own.manage, href: manage }],
    footer: fill(own.reason, { list: textIn(sent.list, 'name', locale), link: manage }),
  };
  if (sent.is_test) return { ...written, subject: fill(own.test, { subject: content.subject }) };
  return {
    ...written,
    headers: {
      'List-Unsubscribe': `<${publicOrigin}/api/mailing/public/unsubscribe/${sent.unsubscribe_token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

import { SUBSCRIPTION_CONFIRM_HOURS, textIn, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import * as v from 'valibot';
import type { Config } from '../config';
import { plainMail, type MailContent } from './mail-content';
import { fill, TEXTS } from './texts';
import { writtenContent } from './written-mail';

/** The name of a newsletter, see app_private.subscription_name. */
const list = v.object({ name: v.string(), name_en: v.string(), name_pl: v.string() });
const confirmation = v.object({ token: v.string(), lists: v.array(list) });
const newsletter = v.object({ list, subscriber_id: v.string(), unsubscribe_token: v.string() });

/** Asks whether an address wants the newsletters that were asked for in its name (decision 23). */
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
 * A newsletter to one subscriber: what staff wrote, why it comes, and the way out, by a link and by the mail program's
 * own button (RFC 8058).
 */
export function newsletterMail(
  locale: Locale,
  payload: unknown,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): MailContent {
  const { list: named, subscriber_id, unsubscribe_token } = v.parse(newsletter, payload);
  const own = TEXTS[locale].newsletter;
  const manage = `${publicOrigin}/${locale}${routes.subscriptions.href({ id: subscriber_id })}`;
  const content = writtenContent(locale, payload);
  return {
    ...content,
    blocks: [...content.blocks, { type: 'link', text: own.manage, href: manage }],
    footer: fill(own.reason, { list: textIn(named, 'name', locale), link: manage }),
    headers: {
      'List-Unsubscribe': `<${publicOrigin}/api/mailing/public/unsubscribe/${unsubscribe_token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

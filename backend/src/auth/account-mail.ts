import { LOGIN_LINK_PARAM, REJECTION_REASONS, type Locale } from '@arbora/domain';
import { RETURN_PARAM } from '@arbora/registry';
import { routes } from '@arbora/routes';
import * as v from 'valibot';
import type { Config } from '../config';
import { plainMail, staffNotice, type Block, type MailContent } from '../mail/mail-content';
import { fill, TEXTS } from '../mail/texts';

const account = v.object({
  email: v.string(),
  name: v.nullish(v.string()),
  company: v.nullish(v.string()),
  country: v.nullish(v.string()),
});
const reset = v.object({ link: v.string(), minutes: v.number() });

const change = v.object({ link: v.string(), old_email: v.string(), new_email: v.string(), hours: v.number() });

const rejection = v.object({ reason: v.nullish(v.picklist(REJECTION_REASONS)), note: v.nullish(v.string()) });

const security = v.object({
  change: v.picklist(['passkey_added', 'passkey_removed', 'one_time_codes_on', 'one_time_codes_off']),
});

const approved = v.object({ token: v.nullish(v.string()), return_path: v.nullish(v.string()) });

/** Confirms a received registration and explains the next steps. */
export function registrationReceivedMail(locale: Locale, origin: string): MailContent {
  const own = TEXTS[locale]['registration-received'];
  return plainMail(own, [
    { type: 'paragraph', text: own.body },
    { type: 'paragraph', text: own.next },
    { type: 'button', text: own.button, href: `${origin}/${locale}${routes.publicBooking.href()}` },
  ]);
}

/**
 * Notifies a person that the account is approved (spec §4). The button logs in, once within a day, and returns to the
 * page from which the person registered.
 */
export function accountApprovedMail(locale: Locale, payload: unknown, origin: string): MailContent {
  const { token, return_path } = v.parse(approved, payload);
  const own = TEXTS[locale]['account-approved'];
  const back = return_path ? `&${new URLSearchParams({ [RETURN_PARAM]: return_path })}` : '';
  const login = `${origin}/${locale}${routes.login.href()}`;
  return plainMail(own, [
    { type: 'paragraph', text: own.body },
    { type: 'paragraph', text: return_path ? own.onward : own.first },
    {
      type: 'button',
      text: return_path ? own.button_onward : own.button,
      href: token ? `${login}?${LOGIN_LINK_PARAM}=${token}${back}` : login,
    },
    ...(token ? [{ type: 'paragraph', text: own.validity } as const] : []),
  ]);
}

/** Notifies a person that the registration was rejected, with contacts for questions. */
export function accountRejectedMail(locale: Locale, payload: unknown, { brand }: Pick<Config, 'brand'>): MailContent {
  const { reason, note } = v.parse(rejection, payload);
  const { reasons, ...own } = TEXTS[locale]['account-rejected'];
  const explanations = [reason == null || reason === 'other' ? null : reasons[reason], note];
  return plainMail(own, [
    { type: 'paragraph', text: own.body },
    ...explanations.flatMap((text): Block[] => (text ? [{ type: 'paragraph', text }] : [])),
    { type: 'paragraph', text: fill(own.mistake, { email: brand.email }) },
  ]);
}

/** The link to set a new password; payload `{link, minutes}` (spec §4). */
export function passwordResetMail(locale: Locale, payload: unknown): MailContent {
  const { link, minutes } = v.parse(reset, payload);
  const own = TEXTS[locale]['password-reset'];
  const body = fill(own.body, { minutes: String(minutes) });
  return plainMail(own, [
    { type: 'paragraph', text: body },
    { type: 'button', text: own.button, href: link },
    { type: 'paragraph', text: own.ignore },
  ]);
}

/** Tells the nursery that a registration awaits approval (spec §9). */
export function registrationMail(locale: Locale, payload: unknown, origin: string): MailContent {
  const data = v.parse(account, payload);
  const { label, 'registration-new': own } = TEXTS[locale];
  const rows: [string, string | null | undefined][] = [
    [label.name, data.name],
    [label.email, data.email],
    [label.company, data.company],
    [label.country, data.country],
  ];
  const blocks: Block[] = [
    { type: 'paragraph', text: own.body },
    { type: 'facts', rows: rows.filter((row): row is [string, string] => Boolean(row[1])) },
    { type: 'button', text: own.button, href: `${origin}/${locale}${routes.managerRegistrations.href()}` },
  ];
  return staffNotice({ ...own, subject: fill(own.subject, { email: data.email }) }, blocks, data.email);
}

/** Asks the old or the new address of an account to confirm the change from one to the other. */
export function emailChangeMail(
  kind: 'email-change-old' | 'email-change-new',
  locale: Locale,
  payload: unknown,
): MailContent {
  const { link, old_email, new_email, hours } = v.parse(change, payload);
  const { label, [kind]: own } = TEXTS[locale];
  return plainMail(own, [
    { type: 'paragraph', text: own.body },
    {
      type: 'facts',
      rows: [
        [label.old_email, old_email],
        [label.new_email, new_email],
      ],
    },
    { type: 'button', text: own.button, href: link },
    { type: 'paragraph', text: fill(own.validity, { hours: String(hours) }) },
    { type: 'paragraph', text: own.ignore },
  ]);
}

/** Notifies a person of a change of the account's security. */
export function securityChangedMail(locale: Locale, payload: unknown, origin: string): MailContent {
  const own = TEXTS[locale]['security-changed'];
  return plainMail(own, [
    { type: 'paragraph', text: own[v.parse(security, payload).change] },
    { type: 'paragraph', text: own.ignore },
    { type: 'button', text: own.button, href: `${origin}/${locale}${routes.accountSecurity.href()}` },
  ]);
}

import type { Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import * as v from 'valibot';
import type { Config } from '../config';
import { plainMail, staffMail, type MailContent } from './mail-content';
import { fill, TEXTS } from './texts';

const account = v.object({
  email: v.string(),
  name: v.nullish(v.string()),
  company: v.nullish(v.string()),
  country: v.nullish(v.string()),
});
const reset = v.object({ link: v.string(), minutes: v.number() });

/** Tells a person that the account is approved (spec §4), with the way to log in. */
export function accountApprovedMail(locale: Locale, origin: string): MailContent {
  const own = TEXTS[locale]['account-approved'];
  return plainMail(own, [
    { type: 'paragraph', text: own.body },
    { type: 'button', text: own.button, href: `${origin}/${locale}${routes.login.href()}` },
  ]);
}

/** Tells a person that the registration was rejected, and whom to ask. */
export function accountRejectedMail(locale: Locale, { brand }: Pick<Config, 'brand'>): MailContent {
  const own = TEXTS[locale]['account-rejected'];
  const body = fill(own.body, { email: brand.email });
  return plainMail(own, [{ type: 'paragraph', text: body }]);
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
  return staffMail({ ...own, subject: fill(own.subject, { email: data.email }) }, [
    { type: 'paragraph', text: own.body },
    { type: 'facts', rows: rows.filter((row): row is [string, string] => Boolean(row[1])) },
    { type: 'button', text: own.button, href: `${origin}/${locale}${routes.managerRegistrations.href()}` },
  ]);
}

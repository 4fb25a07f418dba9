import type { Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import * as v from 'valibot';
import type { MailContent } from './mail-content';
import { fill, TEXTS } from './texts';

const account = v.object({
  email: v.string(),
  name: v.nullish(v.string()),
  company: v.nullish(v.string()),
  country: v.nullish(v.string()),
});

/** Tells a person that the account is approved (spec §4), with the way to log in. */
export function accountApprovedMail(locale: Locale, origin: string): MailContent {
  const texts = TEXTS[locale];
  const own = texts['account-approved'];
  return {
    subject: own.subject,
    headline: own.headline,
    align: 'left',
    blocks: [
      { type: 'paragraph', text: `${texts.greeting} ${own.body}` },
      { type: 'button', text: own.button, href: `${origin}/${locale}${routes.login.href()}` },
    ],
  };
}

/** Tells the nursery that a registration awaits approval (spec §9). */
export function registrationMail(locale: Locale, payload: unknown, origin: string): MailContent {
  const data = v.parse(account, payload);
  const { label, ...texts } = TEXTS[locale];
  const own = texts['registration-new'];
  const rows: [string, string | null | undefined][] = [
    [label.name, data.name],
    [label.email, data.email],
    [label.company, data.company],
    [label.country, data.country],
  ];
  return {
    subject: fill(own.subject, { email: data.email }),
    headline: own.headline,
    align: 'left',
    blocks: [
      { type: 'paragraph', text: `${texts.greeting} ${own.body}` },
      { type: 'facts', rows: rows.filter((row): row is [string, string] => Boolean(row[1])) },
      { type: 'button', text: own.button, href: `${origin}/${locale}${routes.managerRegistrations.href()}` },
    ],
  };
}

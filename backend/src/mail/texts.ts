import type { Locale } from '@arbora/domain';
import cs from './locales/cs.json';
import en from './locales/en.json';
import pl from './locales/pl.json';

export type MailTexts = typeof cs;

/** Texts of mails and of the mailbox page, complete in every language. */
export const TEXTS: Readonly<Record<Locale, MailTexts>> = { cs, en, pl };

/** Replaces the `{name}` placeholders of a text; throws on a missing value. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${text}"`);
    return value;
  });
}

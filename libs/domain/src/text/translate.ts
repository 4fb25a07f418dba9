import type { Locale } from '../locale/locales';

/** One text in several languages. */
export type TranslatableText = Readonly<Partial<Record<Locale, string>>>;

/** Returns the text in `locale`. @throws Error without a locale, or if that translation is missing (spec §8) */
export function translate(text: TranslatableText, locale: Locale | null | undefined): string {
  if (!locale) throw new Error('No locale to translate to');
  const found = text[locale];
  if (!found) throw new Error(`No ${locale} translation of ${JSON.stringify(text)}`);
  return found;
}

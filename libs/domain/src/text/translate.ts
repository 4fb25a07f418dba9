import { DEFAULT_LOCALE } from '../locales';
import type { Locale } from '../locales';

/** One text in several languages. */
export type TranslatableText = Readonly<Partial<Record<Locale, string>>>;

/** The text in `locale`. @throws Error without a locale, or when that translation is missing (spec §8) */
export function translate(text: TranslatableText, locale: Locale | null | undefined): string {
  if (!locale) throw new Error('No locale to translate to');
  const found = text[locale];
  if (!found) throw new Error(`No ${locale} translation of ${JSON.stringify(text)}`);
  return found;
}

/**
 * `translate` for screens: falls back to English, then to any language there is, then to nothing, and reports what was
 * missing (decision 6).
 */
export function translateOrFallback(
  text: TranslatableText,
  locale: Locale | null | undefined,
  report: (problem: Error) => void = () => undefined,
): string {
  try {
    return translate(text, locale);
  } catch (problem) {
    report(problem as Error);
    return text[DEFAULT_LOCALE] || Object.values(text).find(Boolean) || '';
  }
}

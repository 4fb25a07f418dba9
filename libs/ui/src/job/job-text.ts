import type { Employment, JobBenefit, Locale } from '@arbora/domain';
import cs from './locales/cs.json';
import en from './locales/en.json';
import pl from './locales/pl.json';

// Bundled with the pages that show them, since the namespace `ui` is in every page.
const TEXTS = { cs, en, pl };

/** Name of an employee benefit. */
export function benefitText(locale: Locale, benefit: JobBenefit): string {
  return TEXTS[locale].benefit[benefit];
}

/** Name of a type of employment. */
export function employmentText(locale: Locale, employment: Employment): string {
  return TEXTS[locale].employment[employment];
}

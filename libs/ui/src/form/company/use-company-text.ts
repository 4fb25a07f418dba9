import { useLocale } from '@arbora/i18n';
import cs from './locales/cs.json';
import en from './locales/en.json';
import pl from './locales/pl.json';

const TEXTS = { cs, en, pl };
export type CompanyText = keyof typeof cs;

/** Texts of company and invoice fields: bundled with the forms that show them, since the namespace `ui` is in every page. */
export function useCompanyText(): (key: CompanyText) => string {
  const texts = TEXTS[useLocale()];
  return (key) => texts[key];
}

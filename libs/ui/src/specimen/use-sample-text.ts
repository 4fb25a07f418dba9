import { useText, type Formats } from '@arbora/i18n';
import cs from './locales/cs.json';
import en from './locales/en.json';
import pl from './locales/pl.json';

const TEXTS = { cs, en, pl };

export interface SampleText {
  t: (key: keyof typeof cs) => string;
  formats: Formats;
}

/** Texts for specimens: bundled with them, since the namespace `ui` is in every page. */
export function useSampleText(): SampleText {
  const { locale, formats } = useText('ui');
  return { t: (key) => TEXTS[locale][key], formats };
}

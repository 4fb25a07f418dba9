import { DEFAULT_LOCALE } from '@arbora/domain';
import type { ConsentConfiguration, ConsentLocale, ConsentText, ConsentTextKey, Locale } from '@arbora/domain';
import { useLocale } from '@arbora/i18n';

export interface ConsentTexts {
  /** Language of the texts, which may differ from that of the page. */
  lang: ConsentLocale;
  t: (key: ConsentTextKey) => string;
  textOf: (text: ConsentText) => string;
}

/** The configuration's texts in a language, by default the page's, else in English (decision 6). */
export function useConsentText({ locales, texts }: ConsentConfiguration, wanted?: Locale): ConsentTexts {
  const own = useLocale();
  const locale = wanted ?? own;
  const lang = locales.find((supported) => supported === locale) ?? (DEFAULT_LOCALE as ConsentLocale);
  return { lang, t: (key) => texts[key][lang], textOf: (text) => text[lang] };
}

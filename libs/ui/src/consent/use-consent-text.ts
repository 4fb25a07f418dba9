import type { ConsentConfiguration, ConsentText, ConsentTextKey, Locale } from '@arbora/domain';
import { useLocale } from '@arbora/i18n';

export interface ConsentTexts {
  /** Language of the texts, which may differ from that of the page. */
  lang: Locale;
  t: (key: ConsentTextKey) => string;
  textOf: (text: ConsentText) => string;
}

/** The configuration's texts in a language, by default the page's, else in English (decision 6). */
export function useConsentText({ texts }: ConsentConfiguration, wanted?: Locale): ConsentTexts {
  const own = useLocale();
  const locale = wanted ?? own;
  const textOf = (text: ConsentText): string => text[locale] ?? text.en;
  return { lang: texts.bannerTitle[locale] === undefined ? 'en' : locale, t: (key) => textOf(texts[key]), textOf };
}

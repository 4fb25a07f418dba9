import { HOME_LOCALE, LOCALES, type Locale } from '../locale/locales';
import { pickLanguage } from './pick-language';
import { typeset } from './typeset';

/** The columns of a short text: `x` is Czech, `x_en` and `x_pl` are optional (decision 44). */
export type TextColumns<Column extends string> = Readonly<
  Record<Column | `${Column}_en` | `${Column}_pl`, string | null | undefined>
>;

/** A displayed text with its language. */
export interface ShownText {
  text: string;
  locale: Locale;
}

function versionFor<Column extends string>(
  row: TextColumns<NoInfer<Column>>,
  column: Column,
  locale: Locale,
): ShownText | undefined {
  const texts = LOCALES.map((language) => ({
    locale: language,
    text: row[language === HOME_LOCALE ? column : (`${column}_${language}` as `${Column}_pl`)] ?? '',
  }));
  return pickLanguage(
    texts.filter(({ text }) => text !== ''),
    locale,
  );
}

/**
 * Returns a row's short text for a reader of `locale`, typeset; falls back like `pickLanguage`. Shared by pages, their
 * server rendering and mails. Null if there is no text in any language.
 */
export function shownText<Column extends string>(
  row: TextColumns<NoInfer<Column>>,
  column: Column,
  locale: Locale,
): ShownText | null {
  const found = versionFor(row, column, locale);
  return found ? { text: typeset(found.text), locale: found.locale } : null;
}

/** `shownText` for columns of sanitized HTML. Returned as stored: `Prose` typesets its text. */
export function shownHtml<Column extends string>(
  row: TextColumns<NoInfer<Column>>,
  column: Column,
  locale: Locale,
): ShownText | null {
  return versionFor(row, column, locale) ?? null;
}

/** `shownText` without its language; empty if there is no text. */
export function textIn<Column extends string>(
  row: TextColumns<NoInfer<Column>>,
  column: Column,
  locale: Locale,
): string {
  return shownText<Column>(row, column, locale)?.text ?? '';
}

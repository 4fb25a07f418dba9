import { HOME_LOCALE, LOCALES, type Locale } from '../locales';
import { pickLanguage } from './pick-language';
import { typeset } from './typeset';

/** The columns of a short text: `x` is Czech, `x_en` and `x_pl` may be missing (decision 44). */
export type TextColumns<Column extends string> = Readonly<
  Record<Column | `${Column}_en` | `${Column}_pl`, string | null | undefined>
>;

/** A text as it is shown, and the language that it is in. */
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
 * The short text of a row for a reader of `locale`, typeset: in that language, else as `pickLanguage` falls back. Pages,
 * their server rendering and mails use this one function. Null where there is no text in any language.
 */
export function shownText<Column extends string>(
  row: TextColumns<NoInfer<Column>>,
  column: Column,
  locale: Locale,
): ShownText | null {
  const found = versionFor(row, column, locale);
  return found ? { text: typeset(found.text), locale: found.locale } : null;
}

/** `shownText` of columns that hold sanitized HTML. As it is stored: `Prose` typesets the words between its tags. */
export function shownHtml<Column extends string>(
  row: TextColumns<NoInfer<Column>>,
  column: Column,
  locale: Locale,
): ShownText | null {
  return versionFor(row, column, locale) ?? null;
}

/** `shownText` without its language; empty where there is no text. */
export function textIn<Column extends string>(
  row: TextColumns<NoInfer<Column>>,
  column: Column,
  locale: Locale,
): string {
  return shownText<Column>(row, column, locale)?.text ?? '';
}

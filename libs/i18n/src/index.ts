export { createI18n } from './i18n';
export type {
  I18n,
  I18nOptions,
  I18nSnapshot,
  NamespaceTexts,
  TextLoaders,
  TextParams,
  Texts,
  Translate,
} from './i18n';
export { I18nProvider, shareI18n, useI18n, useLocale, useNamedText, useText } from './use-text';
export type { KeysOf, TextKey, TextNamespace, UncountedKey } from './text-keys';
export { formatsOf } from './formats';
export type { Formats, Moment } from './formats';
export { detectLocale, localeFromPath, stripLocale, withLocale } from '@arbora/domain';

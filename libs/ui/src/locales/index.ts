import type { TextLoaders } from '@arbora/i18n';

/** Texts of the namespace `ui`: `i18n.loadTexts('ui', uiTexts)`. */
export const uiTexts: TextLoaders = {
  cs: () => import('./cs.json'),
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
};

import type { TextLoaders } from '@arbora/i18n';

/** Texts of the namespace `ui`: `i18n.loadTexts('ui', uiTexts)`. In one file with the shell's. */
export const uiTexts: TextLoaders = {
  cs: () => import(/* webpackChunkName: "texts-cs" */ './cs.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.json'),
  pl: () => import(/* webpackChunkName: "texts-pl" */ './pl.json'),
};

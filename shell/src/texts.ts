import type { I18n } from '@arbora/i18n';
import { uiTexts } from '@arbora/ui/texts';

/** Loads the texts of the shell and of libs/ui in the current language: one file, as every page needs both. */
export async function loadShellTexts(i18n: I18n): Promise<void> {
  await Promise.all([
    i18n.loadTexts('shell', {
      cs: () => import(/* webpackChunkName: "texts-cs" */ './locales/cs.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
      pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
    }),
    i18n.loadTexts('ui', uiTexts),
  ]);
}

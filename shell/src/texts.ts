import type { I18n } from '@arbora/i18n';
import { uiTexts } from '@arbora/ui/texts';

/** Loads the texts of the shell and of libs/ui in the current language. */
export async function loadShellTexts(i18n: I18n): Promise<void> {
  await Promise.all([
    i18n.loadTexts('shell', {
      cs: () => import('./locales/cs.json'),
      en: () => import('./locales/en.json'),
      pl: () => import('./locales/pl.json'),
    }),
    i18n.loadTexts('ui', uiTexts),
  ]);
}

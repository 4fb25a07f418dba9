import { THEME_COOKIE, type Theme } from '@arbora/domain';
import type { BrowserContext } from '@playwright/test';
import { ORIGIN } from '../site';

/** Sets the theme cookie of a browser context. */
export async function setTheme(context: BrowserContext, theme: Theme): Promise<void> {
  await context.addCookies([{ name: THEME_COOKIE, value: theme, url: ORIGIN, sameSite: 'Lax' }]);
}

import { THEME_COOKIE, type Theme } from '@arbora/domain';
import type { BrowserContext } from '@playwright/test';
import { ORIGIN } from '../site';

/** Gives a browser the colours that its pages are delivered in. */
export async function wearTheme(context: BrowserContext, theme: Theme): Promise<void> {
  await context.addCookies([{ name: THEME_COOKIE, value: theme, url: ORIGIN, sameSite: 'Lax' }]);
}

import { DEFAULT_THEME, THEME_COOKIE, THEME_COOKIE_DAYS, isTheme } from '@arbora/domain';
import type { Theme } from '@arbora/domain';
import { useSyncExternalStore } from 'react';
import { writeCookie } from '../write-cookie';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the theme of the document, or the one chosen since. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : DEFAULT_THEME;
}

/**
 * Applies `theme` and stores it in a cookie: the server renders the next document in it, which avoids a flash. On
 * failure the theme stays (spec §8).
 */
export function chooseTheme(theme: Theme): void {
  try {
    document.documentElement.dataset.theme = theme;
    const scheme = theme === 'system' ? 'light dark' : theme;
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);
    writeCookie(THEME_COOKIE, theme, { maxAge: THEME_COOKIE_DAYS * 86_400, sameSite: 'Lax' });
  } catch (error) {
    console.error('The theme was not set', error);
  }
  for (const listener of [...listeners]) listener();
}

/** Subscribes to the current theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => DEFAULT_THEME);
}

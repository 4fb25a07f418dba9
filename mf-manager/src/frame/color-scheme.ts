import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

function darkQuery(): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(DARK) : null;
}

/** `data-theme` of the root decides, and the device where it says so: the rule that the site's stylesheet follows. */
function currentScheme(): ColorScheme {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === 'dark' || (theme === 'system' && darkQuery()?.matches);
  return isDark ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const query = darkQuery();
  const observer = new MutationObserver(onChange);
  query?.addEventListener('change', onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    query?.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

/** The theme that the site is shown in; follows its changes. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, currentScheme, () => 'light');
}

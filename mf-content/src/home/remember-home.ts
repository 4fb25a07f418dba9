import { HOME_SEEN_KEY } from '@arbora/domain';

/**
 * Marks that this tab has shown the home page, so that its animation runs once: documents loaded later have the mark
 * from their first paint (see `seen-home.ts` of the backend), the current one after the page is left.
 */
export function rememberHome(): () => void {
  try {
    sessionStorage.setItem(HOME_SEEN_KEY, '1');
  } catch {
    // Storage is blocked: the animation runs in each document.
  }
  return () => {
    document.documentElement.dataset.home = 'seen';
  };
}

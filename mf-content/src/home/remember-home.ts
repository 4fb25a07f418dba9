import { HOME_SEEN_KEY } from '@arbora/domain';

/**
 * Stores that this tab has shown the home page, so that its animation runs once. Later documents are marked before their
 * first paint (`shell/src/inline/seen-home.ts`); the returned function marks the current one when the page is left.
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

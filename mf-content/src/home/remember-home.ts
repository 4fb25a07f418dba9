import { HOME_SEEN_KEY } from '@arbora/domain';

/**
 * Notes that this tab has shown the home page. Documents that it loads from then on say so from their first paint (see
 * `seen-home.ts` of the back end), and so does the present one after the page is left: what grows on arrival grows once.
 */
export function rememberHome(): () => void {
  try {
    sessionStorage.setItem(HOME_SEEN_KEY, '1');
  } catch {
    // Storage is blocked: the tree grows with each document.
  }
  return () => {
    document.documentElement.dataset.home = 'seen';
  };
}

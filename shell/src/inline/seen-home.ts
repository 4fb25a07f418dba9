import { HOME_SEEN_KEY } from '@arbora/domain';

/** Marks, before the first paint, whether the tab has already shown the home page. */
export function markSeenHome(): void {
  try {
    if (sessionStorage.getItem(HOME_SEEN_KEY)) document.documentElement.dataset['home'] = 'seen';
  } catch {
    // Storage is blocked: the home page is shown as on a first visit.
  }
}

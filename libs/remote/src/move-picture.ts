import { prefersReducedMotion } from '@arbora/ui';
import { flushSync } from 'react-dom';

/** Transition name used in the style sheet; one image moves at a time. */
const NAME = 'picture';

/** Returns the image of a link to `path`, if it is in the viewport. */
function linkPicture(path: string): HTMLElement | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(path)}"]`)) {
    const picture = link.closest('article')?.querySelector<HTMLElement>('[data-picture="link"]');
    const box = picture?.getBoundingClientRect();
    if (picture && box && box.bottom > 0 && box.top < window.innerHeight) return picture;
  }
  return null;
}

function mayMove(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion();
}

/**
 * Shows the page at `path` in a view transition that moves the image of the followed link to the page's main image.
 * Returns `false`, without showing the page, if the browser lacks view transitions, reduced motion is set, or no such
 * image is in the viewport.
 */
export function movePicture(path: string, show: () => void): boolean {
  const from = mayMove() ? linkPicture(path) : null;
  if (!from) return false;
  from.style.viewTransitionName = NAME;
  let to: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    flushSync(show);
    from.style.viewTransitionName = '';
    to = document.querySelector<HTMLElement>('[data-picture="page"]');
    if (to) to.style.viewTransitionName = NAME;
    else transition.skipTransition();
  });
  // A skipped transition has updated the page all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (to) to.style.viewTransitionName = '';
  });
  return true;
}

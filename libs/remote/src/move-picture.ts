import { flushSync } from 'react-dom';

/** The name of the style sheet's rules; one picture moves at a time. */
const NAME = 'picture';

/** The picture of the link that leads to `path`, where the person can see it. */
function linkPicture(path: string): HTMLElement | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(path)}"]`)) {
    const picture = link.closest('article')?.querySelector<HTMLElement>('[data-picture="link"]');
    const box = picture?.getBoundingClientRect();
    if (picture && box && box.bottom > 0 && box.top < window.innerHeight) return picture;
  }
  return null;
}

function mayMove(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shows the page at `path` so that the picture of the link that led there moves to its place on the page. Answers
 * `false`, and shows nothing, where no picture can move: the browser cannot, less motion is asked for, no picture of
 * such a link is in sight.
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
  // A transition that is skipped has shown the page all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (to) to.style.viewTransitionName = '';
  });
  return true;
}

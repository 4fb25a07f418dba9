import type { History } from 'history';
import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/** Marks the state of an overlay's history entry. */
const OVERLAY = { above: true };

/**
 * Adds a history entry for an overlay while it is mounted, so that the browser's Back closes the overlay instead of
 * leaving the page.
 * @param onLeave called when the entry has been left: close the overlay
 * @returns a function that goes back
 */
export function useOverlayEntry(onLeave: () => void): () => void {
  const { navigator } = useContext(NavigationContext);
  const history = navigator as History;
  const leave = useRef(onLeave);
  const isLeaving = useRef(false);
  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    const { pathname, search, hash, state } = history.location;
    // The entry exists already if the effect runs twice or the document was reloaded.
    if ((state as typeof OVERLAY | null)?.above !== true) history.push({ pathname, search, hash }, OVERLAY);
    const { key } = history.location;
    isLeaving.current = false;
    return history.listen(({ location }) => {
      if (location.key !== key) leave.current();
    });
  }, [history]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    history.back();
  };
}

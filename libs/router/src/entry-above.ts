import type { History } from 'history';
import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/** What the state of such an entry says of it. */
const ABOVE = { above: true };

/**
 * Gives what lies above the page an entry of its own in the history while it is mounted, so that the browser's Back
 * closes it and not the page.
 * @param onLeave the entry has been left: it is to be closed
 * @returns leaves the entry as Back does
 */
export function useEntryAbove(onLeave: () => void): () => void {
  const { navigator } = useContext(NavigationContext);
  const history = navigator as History;
  const leave = useRef(onLeave);
  const isLeaving = useRef(false);
  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    const { pathname, search, hash, state } = history.location;
    // An effect that runs twice, or a document that was loaded again, has the entry already.
    if ((state as typeof ABOVE | null)?.above !== true) history.push({ pathname, search, hash }, ABOVE);
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

import { useEffect, useRef } from 'react';
import type { ReservationFormValues } from './reservation.schema';

/** Half-filled forms by person and event, for as long as the page is open: nothing of them is stored. */
const drafts = new Map<string, ReservationFormValues>();

export function draftOf(key: string): ReservationFormValues | undefined {
  return drafts.get(key);
}

/**
 * Keeps what was typed when the form leaves the screen, as when the session ends and the person logs in again. The
 * answer forgets it: call it when the form has been sent.
 */
export function useReservationDraft(key: string, isDirty: boolean, values: () => ReservationFormValues): () => void {
  const current = useRef({ isDirty, values });
  const done = useRef(false);
  useEffect(() => {
    current.current = { isDirty, values };
  });
  useEffect(
    () => () => {
      if (current.current.isDirty && !done.current) drafts.set(key, current.current.values());
    },
    [key],
  );
  return () => {
    done.current = true;
    drafts.delete(key);
  };
}

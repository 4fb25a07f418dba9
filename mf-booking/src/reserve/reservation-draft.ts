import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ReservationFormValues } from './reservation.schema';

/** Half-filled forms by person and event, for as long as the page is open: nothing of them is stored. */
const draftsAtom = atom<Readonly<Record<string, ReservationFormValues | undefined>>>({});

export function useReservationDraft(key: string): ReservationFormValues | undefined {
  return useAtomValue(draftsAtom)[key];
}

/**
 * Keeps what was typed when the form leaves the screen, as when the session ends and the person logs in again. The
 * answer forgets it: call it when the form has been sent.
 */
export function useKeptDraft(key: string, isDirty: boolean, values: () => ReservationFormValues): () => void {
  const setDrafts = useSetAtom(draftsAtom);
  const current = useRef({ isDirty, values });
  const done = useRef(false);
  useEffect(() => {
    current.current = { isDirty, values };
  });
  useEffect(
    () => () => {
      if (!current.current.isDirty || done.current) return;
      const typed = current.current.values();
      setDrafts((drafts) => ({ ...drafts, [key]: typed }));
    },
    [key, setDrafts],
  );
  return () => {
    done.current = true;
    setDrafts((drafts) => ({ ...drafts, [key]: undefined }));
  };
}

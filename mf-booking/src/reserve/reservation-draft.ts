import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ReservationFormValues } from './reservation.schema';

/** Unfinished forms by person and event, in memory only. */
const draftsAtom = atom<Readonly<Record<string, ReservationFormValues | undefined>>>({});

export function useReservationDraft(key: string): ReservationFormValues | undefined {
  return useAtomValue(draftsAtom)[key];
}

/**
 * Keeps typed values when the form unmounts, for example when the session ends and the person logs in again. Returns a
 * function that discards them: call it after submitting.
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

import type { Basket } from '@arbora/domain';
import { useWatch, type AppForm } from '@arbora/ui/form';
import { useCallback, useEffect, useRef } from 'react';
import { choosingBranch, noting } from './basket-changes';
import type { BasketStore } from './basket-store';
import { savedNote, type OrderInput } from './order.schema';

/** Debounce of the note in milliseconds. */
const PAUSE_MS = 600;

/**
 * Saves branch and note on change, and shows changes of another tab or device unless the person is editing that field.
 * Returns a function that saves the latest note at once.
 */
export function useSavedFields(form: AppForm<OrderInput, OrderInput>, basket: Basket, store: BasketStore): () => void {
  const { setValue, getValues, control } = form;
  const [center, note] = useWatch({ control, name: ['center', 'note'] });
  const lastSaved = useRef({ center: basket.center ?? '', note: basket.note });

  const saveNote = useCallback((): void => {
    const next = savedNote(getValues('note'));
    if (next === null || next === lastSaved.current.note) return;
    lastSaved.current.note = next;
    store.change(noting(next));
  }, [getValues, store]);

  useEffect(() => {
    if (center === lastSaved.current.center) return;
    lastSaved.current.center = center;
    store.change(choosingBranch(center || null));
  }, [center, store]);

  useEffect(() => {
    const timer = setTimeout(saveNote, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [note, saveNote]);
  // Flush the latest input when the page is left.
  useEffect(() => saveNote, [saveNote]);

  useEffect(() => {
    const theirs = { center: basket.center ?? '', note: basket.note };
    if (theirs.center !== lastSaved.current.center) setValue('center', theirs.center);
    if (theirs.note !== lastSaved.current.note && savedNote(getValues('note')) === lastSaved.current.note) {
      setValue('note', theirs.note);
    }
    lastSaved.current = { ...theirs, note: getValues('note') === theirs.note ? theirs.note : lastSaved.current.note };
  }, [basket.center, basket.note, getValues, setValue]);

  return saveNote;
}

import { currentOf, type Versioned } from '@arbora/api';
import type { AppForm } from '@arbora/ui/form';
import { useRef } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';

/** Begins the code of a field that somebody else has changed too; that value follows. */
export const THEIRS = 'theirs:';

export interface EditedRow<Row> {
  /** The row that a save starts from; null for a new one. */
  row: () => Row | null;
  /**
   * Where somebody else was faster, the form goes on from the row as it is now: fields that were left alone show it, what
   * was typed stays, and where both changed the same field the other's value is told there. Returns the error.
   */
  afterFault: (error: unknown) => unknown;
}

/** The row that a form edits. `valuesOf` gives what the form begins with. */
export function useEditedRow<Row extends Versioned, Input extends FieldValues, Output>(
  known: Row | null,
  form: AppForm<Input, Output>,
  valuesOf: (row: Row) => Input,
): EditedRow<Row> {
  const edited = useRef(known);

  function afterFault(error: unknown): unknown {
    const current = currentOf<Row>(error);
    const before = edited.current;
    if (current === null || before === null) return error;
    const [was, is, typed] = [valuesOf(before), valuesOf(current), form.getValues()];
    edited.current = current;
    form.reset(is as DefaultValues<Input>, { keepDirtyValues: true });
    for (const name of Object.keys(is) as Path<Input>[]) {
      const [mine, theirs] = [text(typed[name]), text(is[name])];
      if (theirs === text(was[name]) || theirs === mine || mine === text(was[name])) continue;
      form.setError(name, { type: 'server', message: THEIRS + theirs });
    }
    return error;
  }
  return { row: () => edited.current, afterFault };
}

const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

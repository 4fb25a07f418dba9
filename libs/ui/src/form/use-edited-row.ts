import { currentOf, type Versioned } from '@arbora/api';
import { useRef } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { THEIRS } from './field-text';
import type { AppForm } from './use-app-form';

export interface EditedRow<Row> {
  /** The row that a save starts from; null for a new one. */
  row: () => Row | null;
  /** Begins anew with a row: as it was saved, or as it was read again while nothing was typed. */
  begin: (row: Row) => void;
  /**
   * Where somebody else was faster, the form goes on from the row as it is now: fields that were left alone show it, what
   * was typed stays, and where both changed the same field the other's value is told there. Returns the error.
   */
  afterFault: (error: unknown) => unknown;
}

/**
 * The row that a form edits. `valuesOf` gives what the form begins with, `wordsOf` says a value as people read it where it
 * is no text, as of a select field.
 */
export function useEditedRow<Row extends Versioned, Input extends FieldValues, Output>(
  known: Row | null,
  form: AppForm<Input, Output>,
  valuesOf: (row: Row) => Input,
  wordsOf: (name: Path<Input>, row: Row) => string | undefined = () => undefined,
): EditedRow<Row> {
  const edited = useRef(known);

  function begin(row: Row): void {
    edited.current = row;
    form.reset(valuesOf(row) as DefaultValues<Input>);
  }
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
      form.setError(name, { type: 'server', message: THEIRS + (wordsOf(name, current) ?? theirs) });
    }
    return error;
  }
  return { row: () => edited.current, begin, afterFault };
}

const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

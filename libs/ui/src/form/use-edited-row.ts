import { currentOf, type Versioned } from '@arbora/api';
import { useRef } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { CONFLICT_PREFIX } from './field-text';
import type { AppForm } from './use-app-form';

export interface EditedRow<Row> {
  /** The row version that a save is based on; null for a new row. */
  row: () => Row | null;
  /** Restarts from a row: after a save, or after a refetch while the form is unchanged. */
  begin: (row: Row) => void;
  /**
   * After a version conflict, merges the current row into the form: unchanged fields show its values, edited fields
   * keep their input, and fields edited on both sides show the other value as an error. Returns the error.
   */
  mergeConflict: (error: unknown) => unknown;
}

/**
 * The row that a form edits. `valuesOf` maps it to form values; `formatValue` formats a value that is not plain text,
 * such as the choice of a select field.
 */
export function useEditedRow<Row extends Versioned, Input extends FieldValues, Output>(
  initial: Row | null,
  form: AppForm<Input, Output>,
  valuesOf: (row: Row) => Input,
  formatValue: (name: Path<Input>, row: Row) => string | undefined = () => undefined,
): EditedRow<Row> {
  const edited = useRef(initial);

  function begin(row: Row): void {
    edited.current = row;
    form.reset(valuesOf(row) as DefaultValues<Input>);
  }
  function mergeConflict(error: unknown): unknown {
    const current = currentOf<Row>(error);
    const before = edited.current;
    if (current === null || before === null) return error;
    const [base, latest, typed] = [valuesOf(before), valuesOf(current), form.getValues()];
    edited.current = current;
    form.reset(latest as DefaultValues<Input>, { keepDirtyValues: true });
    for (const name of Object.keys(latest) as Path<Input>[]) {
      const [mine, theirs] = [text(typed[name]), text(latest[name])];
      if (theirs === text(base[name]) || theirs === mine || mine === text(base[name])) continue;
      form.setError(name, { type: 'server', message: CONFLICT_PREFIX + (formatValue(name, current) ?? theirs) });
    }
    return error;
  }
  return { row: () => edited.current, begin, mergeConflict };
}

const text = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

import type { FieldValues, Path } from 'react-hook-form';
import { errorCodeOf } from '../states/error-text';
import type { AppForm } from './use-app-form';

function fieldsOf(error: unknown): [string, string][] {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return [];
  return Object.entries((error as { fields: Readonly<Record<string, string>> | null }).fields ?? {});
}

/** Assigns a server error's field codes to their fields, and the rest to the form; aborts are ignored. */
export function showSubmitError<Input extends FieldValues, Output>(form: AppForm<Input, Output>, error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const fieldErrors = fieldsOf(error).filter(([path]) => form.getValues(path as Path<Input>) !== undefined);
  // Focuses the first invalid field in form order, not in the server's order.
  const order = Object.keys(form.control._fields);
  fieldErrors.sort(([a], [b]) => order.indexOf(a.split('.')[0] ?? a) - order.indexOf(b.split('.')[0] ?? b));
  fieldErrors.forEach(([path, code], index) => {
    form.setError(path as Path<Input>, { type: 'server', message: code }, { shouldFocus: index === 0 });
  });
  if (fieldErrors.length === 0) form.setError('root.server', { type: errorCodeOf(error) });
}

import { useId } from 'react';
import { useFormContext, type FieldValues, type RegisterOptions, type UseFormRegisterReturn } from 'react-hook-form';
import { useFieldText } from './field-text';

export interface FieldState {
  /** Error text; undefined when the field is valid. */
  error: string | undefined;
  ids: { input: string; hint: string; error: string };
  /** Id and ARIA attributes of the input. */
  described: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/** Error of a field, and the ids that associate its input with label, hint and error. */
export function useFieldState(name: string, hint: unknown): FieldState {
  const { getFieldState, formState } = useFormContext();
  const fieldText = useFieldText();
  const base = useId();
  const ids = { input: base, hint: `${base}-hint`, error: `${base}-error` };
  const failure = getFieldState(name, formState).error;
  const code = failure?.message || failure?.type;
  const describedBy = [failure && ids.error, hint !== undefined && ids.hint].filter(Boolean).join(' ');
  return {
    error: code ? fieldText(code) : undefined,
    ids,
    described: {
      id: ids.input,
      'aria-invalid': failure ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

export interface Field extends Omit<FieldState, 'described'> {
  /** Props of the native field: registration, id and ARIA attributes. */
  input: UseFormRegisterReturn & FieldState['described'];
}

/** Connects a native field to the surrounding form. `name` is its path, as `places.0.name`. */
export function useField(name: string, hint: unknown, options?: RegisterOptions<FieldValues, string>): Field {
  const { register } = useFormContext();
  const { described, ...state } = useFieldState(name, hint);
  return { ...state, input: { ...register(name, options), ...described } };
}

import { useController, useFormContext, type ControllerRenderProps, type FieldValues } from 'react-hook-form';
import { useFieldState, type FieldState } from './use-field';

export interface ControlledField extends Omit<FieldState, 'described'> {
  /** Value and events of the form. */
  field: ControllerRenderProps<FieldValues, string>;
  /** Id of the input, and what it is described by. */
  aria: FieldState['described'];
}

/** Ties an input that is no native field, or shows its value in its own way, to the form around it. */
export function useControlledField(name: string, hint: unknown): ControlledField {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const { described, ...state } = useFieldState(name, hint);
  return { field, aria: described, ...state };
}

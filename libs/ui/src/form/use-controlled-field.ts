import { useController, useFormContext, type ControllerRenderProps, type FieldValues } from 'react-hook-form';
import { useFieldState, type FieldState } from './use-field';

export interface ControlledField extends Omit<FieldState, 'described'> {
  /** Value and event handlers of the form. */
  field: ControllerRenderProps<FieldValues, string>;
  /** Id and ARIA attributes of the input. */
  aria: FieldState['described'];
}

/** Connects a non-native input, or one with its own display format, to the surrounding form. */
export function useControlledField(name: string, hint: unknown): ControlledField {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const { described, ...state } = useFieldState(name, hint);
  return { field, aria: described, ...state };
}

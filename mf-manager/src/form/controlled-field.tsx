import { FieldFrame, useFieldText } from '@arbora/ui/form';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useController, useFormContext, type ControllerRenderProps, type FieldValues } from 'react-hook-form';

export interface FieldProps {
  /** Path of its value in the form. */
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** What an antd input is given: value and events of the form, and what it is described by. */
export interface Controlled {
  field: ControllerRenderProps<FieldValues, string>;
  /** Text of what is wrong; undefined when nothing is. */
  error: string | undefined;
  ids: { input: string; hint: string; error: string };
  aria: {
    id: string;
    status: 'error' | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/** Ties an input of antd to the form around it. */
export function useControlled(name: string, hint: ReactNode): Controlled {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const fieldText = useFieldText();
  const base = useId();
  const ids = { input: base, hint: `${base}-hint`, error: `${base}-error` };
  const failure = fieldState.error;
  const code = failure?.message || failure?.type;
  const describedBy = [failure && ids.error, hint !== undefined && ids.hint].filter(Boolean).join(' ');
  return {
    field,
    error: code ? fieldText(code) : undefined,
    ids,
    aria: {
      id: ids.input,
      status: failure ? 'error' : undefined,
      'aria-invalid': failure ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

/** A labelled input of antd with its hint and error. */
export function ControlledField(props: FieldProps & { children: (controlled: Controlled) => ReactNode }): ReactElement {
  const { name, label, hint, optional, children } = props;
  const controlled = useControlled(name, hint);
  return (
    <FieldFrame field={controlled} label={label} hint={hint} optional={optional}>
      {children(controlled)}
    </FieldFrame>
  );
}

import type { ComponentProps, ReactElement } from 'react';
import { FieldFrame, type FieldLabels } from './field-frame';
import css from './form.module.css';
import { useField } from './use-field';

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'disabled'
  | 'readOnly'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'onBlur'
>;

export interface TextFieldProps extends FieldLabels, Native {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'datetime-local';
}

/** A single-line text field. */
export function TextField({
  name,
  label,
  hint,
  optional,
  type = 'text',
  onBlur,
  ...native
}: TextFieldProps): ReactElement {
  const field = useField(name, hint, onBlur && { onBlur });
  const email = type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {};
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <input className={css.input} type={type} {...email} {...native} {...field.input} />
    </FieldFrame>
  );
}

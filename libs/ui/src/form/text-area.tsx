import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldLabels } from './field-frame';
import css from './form.module.css';
import { useField } from './use-field';

export interface TextAreaProps extends FieldLabels {
  /** Initial number of lines; grows with its text where the browser supports it. */
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** A multi-line text field. */
export function TextArea({ name, label, hint, optional, rows = 4, ...native }: TextAreaProps): ReactElement {
  const field = useField(name, hint);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <textarea className={classNames(css.input, css.area)} rows={rows} {...native} {...field.input} />
    </FieldFrame>
  );
}

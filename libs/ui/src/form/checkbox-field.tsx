import type { ReactElement } from 'react';
import { FieldError, type FieldLabels } from './field-frame';
import css from './form.module.css';
import { useField } from './use-field';

export type CheckboxFieldProps = Omit<FieldLabels, 'optional'>;

/** A boolean value. */
export function CheckboxField({ name, label, hint }: CheckboxFieldProps): ReactElement {
  const field = useField(name, hint);
  return (
    <div className={css.field}>
      <label className={css.choice}>
        <input className={css.box} type="checkbox" {...field.input} />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={field.ids.hint} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  );
}

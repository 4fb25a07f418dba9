import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import { FieldError, type FieldLabels } from './field-frame';
import css from './form.module.css';
import type { SelectOption } from './select-field';
import { useField } from './use-field';

export interface RadioFieldProps extends FieldLabels {
  options: readonly SelectOption[];
}

/** One of a few options, all visible. */
export function RadioField({ name, label, hint, options }: RadioFieldProps): ReactElement {
  const field = useField(name, hint);
  const { id, ...input } = field.input;
  return (
    <fieldset className={css.field} aria-describedby={input['aria-describedby']}>
      <legend className={css.label}>{label}</legend>
      {options.map(({ value, label: text }) => (
        <label key={value} className={css.choice}>
          <input
            {...input}
            id={`${id}-${value}`}
            className={classNames(css.box, css.radio)}
            type="radio"
            value={value}
          />
          <span>{text}</span>
        </label>
      ))}
      {hint !== undefined && (
        <p id={field.ids.hint} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </fieldset>
  );
}

import { Checkbox } from 'antd';
import type { ReactElement } from 'react';
import { useControlled, type FieldProps } from './controlled-field';
import css from './form.module.css';

/** A yes or no. */
export function CheckInput({ name, label, hint }: Omit<FieldProps, 'optional'>): ReactElement {
  const { field, error, ids, aria } = useControlled(name, hint);
  const { value, onChange, ...rest } = field;
  return (
    <div className={css.check}>
      <Checkbox
        {...rest}
        id={aria.id}
        aria-describedby={aria['aria-describedby']}
        checked={Boolean(value)}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </Checkbox>
      {hint !== undefined && (
        <p id={ids.hint} className={css.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={ids.error} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}

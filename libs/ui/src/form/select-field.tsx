import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { chevronDownIcon } from '../icon/icons';
import { FieldFrame, type FieldLabels } from './field-frame';
import css from './form.module.css';
import { useField } from './use-field';

export interface SelectOption {
  value: string | number;
  label: string;
}

export interface SelectFieldProps extends FieldLabels {
  options: readonly SelectOption[];
  /** Text of the empty option; without it, an option is always selected. */
  placeholder?: string;
  /** The value is a number, or null for none (a text is '' for none). */
  numeric?: boolean;
  autoComplete?: string;
}

function toNumber(value: unknown): number | null {
  return value === '' || value === null || value === undefined ? null : Number(value);
}

/** One of a few options, as a native select. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { name, label, hint, optional, options, placeholder, numeric, autoComplete } = props;
  const field = useField(name, hint, numeric ? { setValueAs: toNumber } : undefined);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={css.select}>
        <select className={css.input} autoComplete={autoComplete} {...field.input}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon shape={chevronDownIcon} className={css.arrow} />
      </div>
    </FieldFrame>
  );
}

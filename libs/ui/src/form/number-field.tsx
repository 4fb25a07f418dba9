import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldLabels } from './field-frame';
import css from './form.module.css';
import { useField } from './use-field';

export interface NumberFieldProps extends FieldLabels {
  min?: number;
  max?: number;
  /** Step size; 'any' for arbitrary decimals. */
  step?: number | 'any';
  /** Shown after the field: Kč, cm. */
  unit?: string;
}

/** A number; an empty field is null. Accepts decimal comma and point. */
export function NumberField({ name, label, hint, optional, min, max, step = 1, unit }: NumberFieldProps): ReactElement {
  const field = useField(name, hint, {
    setValueAs: (value: unknown) => {
      if (value === '' || value === null || value === undefined) return null;
      return Number(String(value).replace(',', '.').replaceAll(/\s/g, ''));
    },
  });
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={css.unit}>
        <input
          className={classNames(css.input, css.number)}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={min}
          max={max}
          step={step}
          {...field.input}
        />
        {unit !== undefined && <span>{unit}</span>}
      </div>
    </FieldFrame>
  );
}

import { useText } from '@arbora/i18n';
import { useState, type ReactElement } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldLabels } from './field-frame';
import css from './form.module.css';
import { useControlledField } from './use-controlled-field';

export interface DecimalFieldProps extends FieldLabels {
  /** Digits after the decimal separator. */
  decimals: number;
  /** Shown after the field: Kč, cm. */
  unit?: string;
}

/** Returns null for empty input and NaN for invalid input. Accepts decimal comma and point. */
function numberOf(typed: string, decimals: number): number | null {
  const plain = typed.replace(',', '.').replaceAll(/\s/g, '');
  return plain === '' ? null : Number(Number(plain).toFixed(decimals));
}

/**
 * A price or a measure with the decimal separator of the page's language: a native number field uses that of the
 * device, and changes its value on the mouse wheel. An empty field is null.
 */
export function DecimalField({ name, label, hint, optional, decimals, unit }: DecimalFieldProps): ReactElement {
  const { locale } = useText('ui');
  const { field, aria, ...state } = useControlledField(name, hint);
  const { value, onChange, onBlur, ...input } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const isNumber = typeof value === 'number' && !Number.isNaN(value);
  const fixed = isNumber ? value.toFixed(decimals) : '';

  return (
    <FieldFrame field={state} label={label} hint={hint} optional={optional}>
      <div className={css.unit}>
        <input
          {...input}
          {...aria}
          className={classNames(css.input, css.number)}
          inputMode="decimal"
          value={typed ?? (locale === 'en' ? fixed : fixed.replace('.', ','))}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(numberOf(event.target.value, decimals));
          }}
          onBlur={() => {
            // Invalid input stays visible.
            if (isNumber || value === null) setTyped(null);
            onBlur();
          }}
        />
        {unit !== undefined && <span>{unit}</span>}
      </div>
    </FieldFrame>
  );
}

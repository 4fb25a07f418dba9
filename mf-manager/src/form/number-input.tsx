import { useText } from '@arbora/i18n';
import { InputNumber } from 'antd';
import type { ReactElement } from 'react';
import { ControlledField, type FieldProps } from './controlled-field';
import css from './form.module.css';

interface NumberInputProps extends FieldProps {
  /** Digits after the decimal mark; default none. */
  decimals?: number;
  unit?: string;
}

/** A number not below zero; null when empty. */
export function NumberInput({ decimals = 0, unit, ...frame }: NumberInputProps): ReactElement {
  const { locale } = useText('manager');
  return (
    <ControlledField {...frame}>
      {({ field, aria }) => (
        <InputNumber<number>
          {...field}
          {...aria}
          className={css.number}
          min={0}
          precision={decimals}
          decimalSeparator={locale === 'en' ? '.' : ','}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          controls={false}
          suffix={unit}
        />
      )}
    </ControlledField>
  );
}

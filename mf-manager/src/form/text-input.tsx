import { Input } from 'antd';
import type { ReactElement } from 'react';
import { ControlledField, type FieldProps } from './controlled-field';

interface TextInputProps extends FieldProps {
  type?: 'text' | 'datetime-local';
  inputMode?: 'numeric' | 'text';
  maxLength?: number;
  disabled?: boolean;
}

/** One line of text; a moment is `YYYY-MM-DDTHH:MM` on the clocks of Prague. */
export function TextInput({ type, inputMode, maxLength, disabled, ...frame }: TextInputProps): ReactElement {
  return (
    <ControlledField {...frame}>
      {({ field, aria }) => (
        <Input
          {...field}
          {...aria}
          type={type}
          inputMode={inputMode}
          maxLength={maxLength}
          disabled={disabled}
          autoComplete="off"
        />
      )}
    </ControlledField>
  );
}

import { Input } from 'antd';
import type { ReactElement } from 'react';
import { ControlledField, type FieldProps } from './controlled-field';
import css from './form.module.css';

/** Several lines of text; the stylesheet lets it grow with them. */
export function AreaInput(props: FieldProps): ReactElement {
  return (
    <ControlledField {...props}>
      {({ field, aria }) => <Input.TextArea {...field} {...aria} rows={3} className={css.area} />}
    </ControlledField>
  );
}

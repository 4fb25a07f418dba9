import type { FieldLabels } from '@arbora/ui/form';
import { Select } from 'antd';
import type { ReactElement } from 'react';
import { ControlledField } from './controlled-field';

/** A list pasted from a mail or a table comes apart at any of these. */
const SEPARATORS = [',', ';', ' ', '\n', '\t'];

/** Several e-mail addresses, each a tag. */
export function EmailTagsInput(props: FieldLabels): ReactElement {
  return (
    <ControlledField {...props}>
      {({ field, aria }) => (
        <Select<string[]>
          {...field}
          {...aria}
          status={aria['aria-invalid'] && 'error'}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={SEPARATORS}
        />
      )}
    </ControlledField>
  );
}

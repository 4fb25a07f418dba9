import type { FieldLabels } from '@arbora/ui/form';
import { Select } from 'antd';
import type { ReactElement } from 'react';
import { ControlledField } from './controlled-field';

interface TagsInputProps extends FieldLabels {
  /** Separators of typed or pasted values. */
  separators?: string[];
  /** Values to choose from, beside typed ones. */
  suggestions?: readonly string[];
}

/** Tags input for short texts. */
export function TagsInput({ separators, suggestions, ...props }: TagsInputProps): ReactElement {
  return (
    <ControlledField {...props}>
      {({ field, aria }) => (
        <Select<string[]>
          {...field}
          {...aria}
          status={aria['aria-invalid'] && 'error'}
          mode="tags"
          tokenSeparators={separators}
          {...(suggestions
            ? { options: suggestions.map((value) => ({ value, label: value })) }
            : { open: false, suffixIcon: null })}
        />
      )}
    </ControlledField>
  );
}

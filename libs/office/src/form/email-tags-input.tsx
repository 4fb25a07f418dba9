import type { FieldLabels } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { TagsInput } from './tags-input';

/** Separators of a list pasted from a mail or a table. */
const SEPARATORS = [',', ';', ' ', '\n', '\t'];

/** Tags input for e-mail addresses. */
export function EmailTagsInput(props: FieldLabels): ReactElement {
  return <TagsInput {...props} separators={SEPARATORS} />;
}

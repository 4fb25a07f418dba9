import type { FieldLabels } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { TagsInput } from './tags-input';

/** A list pasted from a mail or a table comes apart at any of these. */
const SEPARATORS = [',', ';', ' ', '\n', '\t'];

/** Several e-mail addresses, each a tag. */
export function EmailTagsInput(props: FieldLabels): ReactElement {
  return <TagsInput {...props} separators={SEPARATORS} />;
}

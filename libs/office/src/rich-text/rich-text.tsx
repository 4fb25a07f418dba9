import { Skeleton } from '@arbora/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import type { RichTextInputProps } from './rich-text-input';

const RichTextInput = lazy(() => import('./rich-text-input'));

/** The editor of a rich text, loaded when it is first shown. */
export function RichText(props: RichTextInputProps): ReactElement {
  return (
    <Suspense fallback={<Skeleton shape="row" count={4} />}>
      <RichTextInput {...props} />
    </Suspense>
  );
}

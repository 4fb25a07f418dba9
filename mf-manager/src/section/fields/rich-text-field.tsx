import { stripMarkup } from '@arbora/domain';
import { Skeleton } from '@arbora/ui';
import { lazy, Suspense } from 'react';
import type { InputProps } from './field';
import { textFieldWith, type TextOptions } from './text-fields';

const RichTextInput = lazy(() => import('../../rich-text/rich-text-input'));

interface RichTextOptions extends TextOptions<string> {
  /** `news` allows cards of plants and events. */
  of?: 'article' | 'news';
}

/** Rich text, stored as HTML that `sanitizeArticle` of the back end leaves unchanged. */
export function richTextField<const Name extends string, const O extends RichTextOptions>(name: Name, options: O) {
  const Input = (props: InputProps) => (
    <Suspense fallback={<Skeleton shape="row" count={4} />}>
      <RichTextInput {...props} of={options.of ?? 'article'} />
    </Suspense>
  );
  return {
    ...textFieldWith(Input, name, options, 'column'),
    formatValue: (value: unknown) => stripMarkup(String(value ?? '').replace(/<\/(?:p|h\d|li|tr)>/g, '$& ')).trim(),
  };
}

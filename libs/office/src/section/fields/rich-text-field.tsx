import { stripMarkup } from '@arbora/domain';
import { RichText } from '../../rich-text/rich-text';
import type { InputProps } from './field';
import { textFieldWith, type TextOptions } from './text-fields';

interface RichTextOptions extends TextOptions<string> {
  /** `news` allows cards of plants and events. */
  of?: 'article' | 'news';
}

/** Rich text, stored as HTML that `sanitizeArticle` of the back end leaves unchanged. */
export function richTextField<const Name extends string, const O extends RichTextOptions>(name: Name, options: O) {
  const Input = (props: InputProps) => <RichText {...props} of={options.of ?? 'article'} />;
  return {
    ...textFieldWith(Input, name, options, 'column'),
    formatValue: (value: unknown) => stripMarkup(String(value ?? '').replace(/<\/(?:p|h\d|li|tr)>/g, '$& ')).trim(),
  };
}

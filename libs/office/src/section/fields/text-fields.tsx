import { EMAIL_MAX_LENGTH, emailSchema } from '@arbora/domain';
import { TextArea, TextField } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import type { Field, FieldOptions, InputProps } from './field';
import { LanguageInputs } from './language-inputs';

export interface TextOptions<Label extends string> extends FieldOptions<Label> {
  /** Maximum length. */
  max: number;
  required?: true;
  /** Value written for an empty input; default null. */
  empty?: '';
  /** Columns `x`, `x_en` and `x_pl` side by side; translations are optional. */
  languages?: true;
}

type ColumnValue<O> = O extends { required: true } | { empty: '' } ? string : string | null;
export type TextValues<Name extends string, O> = O extends { languages: true }
  ? Record<Name, ColumnValue<O>> & Record<`${Name}_en` | `${Name}_pl`, string | null>
  : Record<Name, ColumnValue<O>>;

/** Suffixes of the columns with the translations of a short text (decision 44). */
const TRANSLATIONS = ['_en', '_pl'];
const trimmed = (max: number) => v.pipe(v.string('invalid'), v.trim(), v.maxLength(max, 'too_long'));
const orNull = (max: number) =>
  v.pipe(
    trimmed(max),
    v.transform((text) => text || null),
  );

/** Builds a text field for one kind of input. */
export function textFieldWith<const Name extends string, const O extends TextOptions<string>>(
  Input: (props: InputProps) => ReactElement,
  name: Name,
  options: O,
  layout?: 'row' | 'column',
): Field<TextValues<Name, O>, O['label']> {
  const { label, hint, max, required, empty, languages } = options;
  const own = required ? v.pipe(trimmed(max), v.nonEmpty('required')) : empty === '' ? trimmed(max) : orNull(max);
  const translations = languages ? TRANSLATIONS.map((suffix) => name + suffix) : [];
  return {
    names: [name, ...translations],
    label,
    hint,
    optional: !required,
    schemas: { [name]: own, ...Object.fromEntries(translations.map((translation) => [translation, orNull(max)])) },
    inputOf: (value) => value ?? '',
    formatValue: (value) => String(value ?? ''),
    Input: languages ? (props) => <LanguageInputs {...props} Input={Input} layout={layout} /> : Input,
  };
}

/** Single-line text, optionally per language. */
export function textField<const Name extends string, const O extends TextOptions<string>>(name: Name, options: O) {
  return textFieldWith((props) => <TextField {...props} maxLength={options.max} />, name, options);
}

/** Multi-line text. */
export function areaField<const Name extends string, const O extends TextOptions<string> & { rows?: number }>(
  name: Name,
  options: O,
) {
  const { max, rows = 3 } = options;
  return textFieldWith((props) => <TextArea {...props} maxLength={max} rows={rows} />, name, options);
}

/** An e-mail address. */
export function emailField<const Name extends string, const Label extends string>(
  name: Name,
  options: FieldOptions<Label>,
): Field<Record<Name, string | null>, Label> {
  return {
    ...textFieldWith((props) => <TextField {...props} type="email" />, name, { ...options, max: EMAIL_MAX_LENGTH }),
    label: options.label,
    schemas: {
      [name]: v.union(
        [
          v.pipe(
            v.literal(''),
            v.transform(() => null),
          ),
          emailSchema,
        ],
        'email',
      ),
    },
  };
}

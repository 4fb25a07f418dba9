import type { ReactElement } from 'react';
import type { GenericSchema } from 'valibot';
import type { SectionTexts } from '../section';

/** What an input of one column gets. */
export interface InputProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** A field of a section's form. `Values` are the columns that it writes, with what it writes there. */
export interface Field<out Values = object, out Label extends string = string> {
  names: readonly string[];
  label: Label;
  hint?: Label;
  optional?: boolean;
  /** Asked of a new row only. */
  onlyNew?: boolean;
  /** Checks what the inputs hold and makes of it what is written; messages are field codes. */
  schemas: Readonly<Record<string, GenericSchema>>;
  /** What an input begins with, of a row's value; undefined for a new row. */
  inputOf: (value: unknown) => unknown;
  /** Formats an input value for people. */
  formatValue: (value: unknown, texts: SectionTexts) => string;
  Input: (props: InputProps) => ReactElement;
  /** Only for types. */
  values?: Values;
}

export interface FieldOptions<Label extends string> {
  label: Label;
  hint?: Label;
}

/** The same field, asked of a new row only. */
export function onlyNew<Values, const Label extends string>(field: Field<Values, Label>): Field<Values, Label> {
  return { ...field, onlyNew: true };
}

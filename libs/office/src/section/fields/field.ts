import type { ReactElement } from 'react';
import type { GenericSchema } from 'valibot';
import type { SectionTexts } from '../section';

/** Props of a field's input. */
export interface InputProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** A field of a section's form. `Values` has the columns that it writes. */
export interface Field<out Values = object, out Label extends string = string> {
  names: readonly string[];
  label: Label;
  hint?: Label;
  optional?: boolean;
  /** Only in the form of a new row. */
  onlyNew?: boolean;
  /** Validates input values and converts them to columns; messages are field codes. */
  schemas: Readonly<Record<string, GenericSchema>>;
  /** Initial input value, from a row's value; undefined for a new row. */
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

/** The same field, only in the form of a new row. */
export function onlyNew<Values, const Label extends string>(field: Field<Values, Label>): Field<Values, Label> {
  return { ...field, onlyNew: true };
}

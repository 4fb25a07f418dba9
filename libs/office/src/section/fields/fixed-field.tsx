import * as v from 'valibot';
import { onlyNew, type Field } from './field';

/** A column of new rows with a fixed value, which the form does not show: the record that a row belongs to. */
export function fixedField<const Name extends string, const Label extends string>(
  name: Name,
  value: string,
  label: Label,
): Field<object, Label> {
  return onlyNew<object, Label>({
    names: [name],
    label,
    schemas: { [name]: v.string() },
    inputOf: () => value,
    formatValue: () => '',
    Input: () => <></>,
  });
}

import * as v from 'valibot';
import type { Field } from '../fields/field';
import type { Section, SectionRow } from '../section';

/** Input values of a form, by column. */
export type InputValues = Record<string, unknown>;

/** The fields of the form of an existing or a new row. */
export function fieldsOf({ form }: Section, isNew: boolean): readonly Field[] {
  return ((form?.fields ?? []).flat() as readonly Field[]).filter((field) => isNew || !field.onlyNew);
}

type FormSchema = v.GenericSchema<InputValues, SectionRow>;
const schemas = { row: new WeakMap<Section, FormSchema>(), newRow: new WeakMap<Section, FormSchema>() };

/** Validates a section's form and returns the values to write. */
export function schemaOf(section: Section, isNew: boolean): FormSchema {
  const cache = schemas[isNew ? 'newRow' : 'row'];
  let schema = cache.get(section);
  if (!schema) cache.set(section, (schema = makeSchema(section, isNew)));
  return schema;
}

function makeSchema(section: Section, isNew: boolean): FormSchema {
  const fields = fieldsOf(section, isNew);
  const columns = v.object(Object.assign({}, ...fields.map((field) => field.schemas)) as v.ObjectEntries);
  const rule = section.form?.check;
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): SectionRow => {
      const checked = v.safeParse(columns, value);
      // Rules over several fields run even if single fields are invalid.
      const faults = [
        ...(checked.issues ?? []).map(({ message, path }) => ({ message, key: String(path?.[0]?.key) })),
        ...Object.entries(rule?.(value) ?? {}).map(([key, message]) => ({ message, key })),
      ];
      for (const { message, key } of faults) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
      }
      return faults.length > 0 ? NEVER : (checked.output as SectionRow);
    }),
  );
}

/** Initial input values. */
export function inputsOf(section: Section, row: SectionRow | null): InputValues {
  return Object.fromEntries(
    fieldsOf(section, row === null).flatMap(({ names, inputOf }) => names.map((name) => [name, inputOf(row?.[name])])),
  );
}

export function isSameInput(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The values to write: all for a new row, otherwise the changed ones. */
export function changesIn(
  before: InputValues | null,
  typed: InputValues,
  checked: SectionRow,
): Record<string, unknown> {
  const names = Object.keys(checked).filter((name) => before === null || !isSameInput(before[name], typed[name]));
  return Object.fromEntries(names.map((name) => [name, checked[name]]));
}

/** The input of the columns that differ from the initial row. */
export function ownInputs(section: Section, base: SectionRow, typed: InputValues): InputValues {
  const before = inputsOf(section, base);
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSameInput(before[name], value)));
}

/** A column that the form and the saved row have changed to different values. */
export interface Conflict {
  field: Field;
  name: string;
  mine: unknown;
  theirs: unknown;
}

/** Columns that both the form and the saved row have changed, to different values. */
export function conflictsOf(section: Section, base: SectionRow, current: SectionRow, typed: InputValues): Conflict[] {
  const [before, now, own] = [inputsOf(section, base), inputsOf(section, current), ownInputs(section, base, typed)];
  return fieldsOf(section, false).flatMap((field) =>
    field.names
      .filter((name) => name in own && !isSameInput(before[name], now[name]) && !isSameInput(own[name], now[name]))
      .map((name) => ({ field, name, mine: own[name], theirs: now[name] })),
  );
}

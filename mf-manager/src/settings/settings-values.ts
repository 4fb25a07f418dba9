import { EMPTY_KINDS, readSetting, type SettingField, type SettingValue } from '@arbora/domain';
import * as v from 'valibot';

/** Input value of a field: '' for the default; true and false as texts; NONE. */
export type SettingInputs = Record<string, string>;

/** Name of a field's input: its key may have dots, which the form would take for a path. */
export const inputName = (index: number): string => `field${index}`;

/** Input of a field that is set to nothing, which differs from its default. No kind takes it as a value. */
export const NONE = '\u2205';

export const canBeNone = ({ kind }: SettingField): boolean => EMPTY_KINDS.includes(kind);

function typed({ kind }: SettingField, input: string): SettingValue {
  if (kind === 'flag') return input === 'true';
  return input === NONE ? '' : input;
}

/** Validates each input by its kind; an empty one means the default. */
export function settingsSchema(fields: readonly SettingField[]) {
  const inputs = fields.map((field, index) => [
    inputName(index),
    v.pipe(
      v.string(),
      v.trim(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.value === '') return;
        const read = readSetting(field.kind, typed(field, dataset.value));
        if ('fault' in read) addIssue({ message: read.fault });
      }),
    ),
  ]);
  return v.object(Object.fromEntries(inputs) as Record<string, v.GenericSchema<string, string>>);
}

export function settingInputs(fields: readonly SettingField[]): SettingInputs {
  const inputOf = ({ value }: SettingField): string => (value === null ? '' : value === '' ? NONE : String(value));
  return Object.fromEntries(fields.map((field, index) => [inputName(index), inputOf(field)]));
}

/** The fields that differ from the stored ones, in the server's format. */
export function changedSettings(fields: readonly SettingField[], inputs: SettingInputs) {
  const before = settingInputs(fields);
  const changed = fields.flatMap((field, index) => {
    const name = inputName(index);
    const input = inputs[name] ?? '';
    return input === before[name] ? [] : [[field.key, input === '' ? null : typed(field, input)] as const];
  });
  return Object.fromEntries(changed);
}

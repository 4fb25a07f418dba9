import { readSetting, type SettingField, type SettingValue } from '@arbora/domain';
import * as v from 'valibot';

/** Input value of a field: '' for the default; true and false as texts. */
export type SettingInputs = Record<string, string>;

/** Name of a field's input: its key may have dots, which the form would take for a path. */
export const inputName = (index: number): string => `field${index}`;

const typed = ({ kind }: SettingField, input: string): SettingValue => (kind === 'flag' ? input === 'true' : input);

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
  return Object.fromEntries(fields.map(({ value }, index) => [inputName(index), value === null ? '' : String(value)]));
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

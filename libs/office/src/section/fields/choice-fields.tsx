import { SelectField, type SelectOption } from '@arbora/ui/form';
import { Select } from 'antd';
import * as v from 'valibot';
import { ControlledField } from '../../form/controlled-field';
import { TagsInput } from '../../form/tags-input';
import type { SectionTexts } from '../section';
import { useFieldTexts } from './field-texts';
import type { Field, FieldOptions } from './field';

interface ChoiceOptions<Label extends string, Value extends string> extends FieldOptions<Label> {
  /** The values, in their order. */
  values: readonly Value[];
  /** Label of a value. */
  valueLabel: (value: Value, texts: SectionTexts) => string;
  required?: true;
  /** Default of a new row. */
  initial?: Value;
}

/** One of a fixed set of values. */
export function selectField<
  const Name extends string,
  const Value extends string,
  const O extends ChoiceOptions<string, Value>,
>(
  name: Name,
  options: O & { values: readonly Value[] },
): Field<Record<Name, O extends { required: true } ? O['values'][number] : O['values'][number] | null>, O['label']> {
  const { label, hint, values, valueLabel, required, initial } = options;
  const choice = v.picklist(values, 'required');
  const none = v.pipe(
    v.literal(''),
    v.transform(() => null),
  );
  return {
    names: [name],
    label,
    hint,
    optional: !required,
    schemas: { [name]: required ? choice : v.union([none, choice], 'invalid') },
    inputOf: (value) => value ?? initial ?? '',
    formatValue: (value, texts) => (value ? valueLabel(value as Value, texts) : ''),
    Input: function SelectInput(props) {
      const texts = useFieldTexts();
      const selectOptions: SelectOption[] = values.map((value) => ({ value, label: valueLabel(value, texts) }));
      return <SelectField {...props} options={selectOptions} {...(!(required && initial) && { placeholder: '–' })} />;
    },
  };
}

interface MultiChoiceOptions<Label extends string, Value extends string | number> extends FieldOptions<Label> {
  values: readonly Value[];
  valueLabel: (value: Value, texts: SectionTexts) => string;
  /** At least one is required. */
  required?: true;
  /** Default of a new row. */
  initial?: readonly NoInfer<Value>[];
}

/** Any subset of a fixed set of values. */
export function multiSelectField<
  const Name extends string,
  const Value extends string | number,
  const Label extends string,
>(name: Name, options: MultiChoiceOptions<Label, Value>): Field<Record<Name, Value[]>, Label> {
  const { label, hint, values, valueLabel, required, initial = [] } = options;
  const chosen = v.array(v.picklist(values, 'invalid'), 'invalid');
  return {
    names: [name],
    label,
    hint,
    optional: !required,
    schemas: { [name]: required ? v.pipe(chosen, v.minLength(1, 'required')) : chosen },
    inputOf: (value) => (value === undefined ? initial : (value ?? [])),
    formatValue: (value, texts) => (value as Value[]).map((one) => valueLabel(one, texts)).join(', '),
    Input: function MultiSelectInput(props) {
      const texts = useFieldTexts();
      return (
        <ControlledField {...props}>
          {({ field, aria }) => (
            <Select<Value[]>
              {...field}
              {...aria}
              status={aria['aria-invalid'] && 'error'}
              mode="multiple"
              optionFilterProp="label"
              options={values.map((value) => ({ value, label: valueLabel(value, texts) }))}
            />
          )}
        </ControlledField>
      );
    },
  };
}

/** Several short texts, such as synonyms; pasted text splits at commas and line breaks. */
export function tagsField<const Name extends string, const Label extends string>(
  name: Name,
  { label, hint, max }: FieldOptions<Label> & { max: number },
): Field<Record<Name, string[]>, Label> {
  return {
    names: [name],
    label,
    hint,
    optional: true,
    schemas: { [name]: v.array(v.pipe(v.string(), v.trim(), v.maxLength(max, 'too_long')), 'invalid') },
    inputOf: (value) => value ?? [],
    formatValue: (value) => (value as string[]).join(', '),
    Input: (props) => <TagsInput {...props} separators={[',', ';', '\n', '\t']} />,
  };
}

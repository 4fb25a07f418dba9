import type { ReactElement } from 'react';
import * as v from 'valibot';
import { ControlledField } from '../../form/controlled-field';
import { RelationSelect } from '../../relations/relation-select';
import { labelOf, type RelationSource } from '../../relations/relation-source';
import type { Field, FieldOptions, InputProps } from './field';

interface RelationOptions<Label extends string> extends FieldOptions<Label> {
  source: RelationSource;
  required?: true;
}

/** Reference to one row of another table. */
export function relationField<const Name extends string, const O extends RelationOptions<string>>(
  name: Name,
  { label, hint, source, required }: O,
): Field<Record<Name, O extends { required: true } ? string : string | null>, O['label']> {
  return {
    names: [name],
    label,
    hint,
    optional: !required,
    schemas: { [name]: required ? v.pipe(v.string('required'), v.nonEmpty('required')) : v.nullable(v.string()) },
    inputOf: (value) => value ?? null,
    formatValue: (value) => (value ? labelOf(String(value)) : ''),
    Input: (props) => <RelationInput {...props} source={source} optional={!required} />,
  };
}

/** Input of a reference; null for none. */
export function RelationInput({ source, ...props }: InputProps & { source: RelationSource }): ReactElement {
  return (
    <ControlledField {...props}>
      {({ field, aria }) => (
        <RelationSelect
          id={aria.id}
          aria-describedby={aria['aria-describedby']}
          invalid={aria['aria-invalid']}
          source={source}
          clearable={props.optional === true}
          value={field.value ? [field.value as string] : []}
          onChange={([id]) => field.onChange(id ?? null)}
          onBlur={field.onBlur}
        />
      )}
    </ControlledField>
  );
}

/** References to rows of another table. */
export function relationsField<const Name extends string, const Label extends string>(
  name: Name,
  { label, hint, source }: FieldOptions<Label> & { source: RelationSource },
): Field<Record<Name, string[]>, Label> {
  return {
    names: [name],
    label,
    hint,
    optional: true,
    schemas: { [name]: v.array(v.string()) },
    inputOf: (value) => value ?? [],
    formatValue: (value) => (value as string[]).map(labelOf).join(', '),
    Input: (props) => (
      <ControlledField {...props}>
        {({ field, aria }) => (
          <RelationSelect
            many
            id={aria.id}
            aria-describedby={aria['aria-describedby']}
            invalid={aria['aria-invalid']}
            source={source}
            value={field.value as string[]}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      </ControlledField>
    ),
  };
}

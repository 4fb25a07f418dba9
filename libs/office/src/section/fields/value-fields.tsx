import type { Currency } from '@arbora/domain';
import { CheckboxField, DecimalField, NumberField, TextField } from '@arbora/ui/form';
import * as v from 'valibot';
import { CURRENCY_SIGNS } from '../../form/currency-signs';
import { fromInput, integerBetween, numberBetween, toInput } from '../../form/values';
import type { Field, FieldOptions } from './field';

interface NumberOptions<Label extends string> extends FieldOptions<Label> {
  min?: number;
  max?: number;
  unit?: string;
  /** Digits after the decimal mark; default none. */
  decimals?: number;
  required?: true;
}
type NumberValue<O> = O extends { required: true } ? number : number | null;

/** A number. */
export function numberField<const Name extends string, const O extends NumberOptions<string>>(
  name: Name,
  options: O,
): Field<Record<Name, NumberValue<O>>, O['label']> {
  const { label, hint, min = 0, max = 1_000_000_000, unit, decimals = 0, required } = options;
  const number = decimals > 0 ? numberBetween(min, max) : integerBetween(min, max);
  return {
    names: [name],
    label,
    hint,
    optional: !required,
    schemas: { [name]: required ? number : v.nullable(number) },
    inputOf: (value) => value ?? null,
    formatValue: (value, { formats }) => (typeof value === 'number' ? formats.number(value, decimals) : ''),
    Input: (props) =>
      decimals > 0 ? (
        <DecimalField {...props} decimals={decimals} unit={unit} />
      ) : (
        <NumberField {...props} min={min} max={max} unit={unit} />
      ),
  };
}

/** An amount of money. */
export function moneyField<const Name extends string, const O extends NumberOptions<string> & { currency?: Currency }>(
  name: Name,
  options: O,
): Field<Record<Name, NumberValue<O>>, O['label']> {
  return numberField(name, {
    decimals: 2,
    unit: CURRENCY_SIGNS[options.currency ?? 'CZK'],
    ...options,
  }) as unknown as Field<Record<Name, NumberValue<O>>, O['label']>;
}

/** Yes or no. */
export function flagField<const Name extends string, const Label extends string>(
  name: Name,
  { label, hint }: FieldOptions<Label>,
): Field<Record<Name, boolean>, Label> {
  return {
    names: [name],
    label,
    hint,
    schemas: { [name]: v.boolean('invalid') },
    inputOf: (value) => value === true,
    formatValue: (value, { common }) => (value === true ? common('value.yes') : common('value.no')),
    Input: ({ name: path, label: text, hint: below }) => <CheckboxField name={path} label={text} hint={below} />,
  };
}

const DAY = v.pipe(v.string(), v.isoDate('invalid'));
const noText = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** A day, as `2027-03-01`. */
export function dateField<const Name extends string, const Label extends string>(
  name: Name,
  { label, hint }: FieldOptions<Label>,
): Field<Record<Name, string | null>, Label> {
  return {
    names: [name],
    label,
    hint,
    optional: true,
    schemas: { [name]: v.union([noText, DAY], 'invalid') },
    inputOf: (value) => value ?? '',
    formatValue: (value, { formats }) => (value ? formats.date(String(value), 'short') : ''),
    Input: (props) => <TextField {...props} type="date" />,
  };
}

interface MomentOptions<Label extends string> extends FieldOptions<Label> {
  required?: true;
}

/** Date and time in Prague time. */
export function momentField<const Name extends string, const O extends MomentOptions<string>>(
  name: Name,
  { label, hint, required }: O,
): Field<Record<Name, O extends { required: true } ? string : string | null>, O['label']> {
  const moment = v.pipe(v.string('invalid'), v.isoDateTime('invalid'), v.transform(fromInput));
  return {
    names: [name],
    label,
    hint,
    optional: !required,
    schemas: {
      [name]: required ? v.pipe(v.string(), v.nonEmpty('required'), moment) : v.union([noText, moment], 'invalid'),
    },
    inputOf: (value) => toInput((value as string | null | undefined) ?? null),
    formatValue: (value, { formats }) => (value ? formats.dateTime(fromInput(String(value)) ?? '') : ''),
    Input: (props) => <TextField {...props} type="datetime-local" />,
  };
}

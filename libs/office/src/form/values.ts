import { fromLocalDatetime, localDatetime, stripMarkup } from '@arbora/domain';
import * as v from 'valibot';

/** Parts of form schemas; every message is an error code, which the form translates. */
export const requiredText = (max: number) =>
  v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(max, 'too_long'));
/** HTML with a text: an empty paragraph is missing. */
export const requiredRichText = (max: number) =>
  v.pipe(
    v.string(),
    v.check((html) => stripMarkup(html).trim() !== '', 'required'),
    v.maxLength(max, 'too_long'),
  );
export const optionalText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'too_long'));

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;
export const localMoment = v.pipe(v.string(), v.nonEmpty('required'), v.regex(MOMENT, 'invalid'));

/** A number within limits. Its error codes tell what is wrong: `at_least:0` and `at_most:9` have the limit. */
export const numberBetween = (min: number, max: number) =>
  v.pipe(
    v.number(({ input }) => (input === null ? 'required' : 'number')),
    v.minValue(min, `at_least:${min}`),
    v.maxValue(max, `at_most:${max}`),
  );
export const integerBetween = (min: number, max: number) => v.pipe(numberBetween(min, max), v.integer('whole_number'));

/** The value of a date and time input: `YYYY-MM-DDTHH:MM` in Prague time; empty for none. */
export function toInput(moment: string | null): string {
  return moment === null ? '' : localDatetime(moment).slice(0, 16);
}

/** Converts an input value to a point in time; null for an empty one. */
export function fromInput(local: string): string | null {
  return local === '' ? null : fromLocalDatetime(local);
}

/** Converts an empty text to null. */
export function orNull(text: string): string | null {
  return text === '' ? null : text;
}

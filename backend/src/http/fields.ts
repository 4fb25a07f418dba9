import { isNameLongEnough } from '@arbora/domain';
import * as v from 'valibot';

/** Field schemas shared by the services' routes; each carries the field code that a form shows (spec §5). */

/** Trimmed text of at most `max` characters, possibly empty. */
export const text = (max: number) => v.pipe(v.string('invalid'), v.trim(), v.maxLength(max, 'too_long'));

/** Trimmed text that must not be empty. */
export const requiredText = (max: number) =>
  v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required'), v.maxLength(max, 'too_long'));

/** A person's name, or an empty text for none. */
export const personName = v.pipe(
  text(200),
  v.check((name) => name === '' || isNameLongEnough(name), 'name_short'),
);

export const uuid = v.pipe(v.string('required'), v.uuid('invalid'));

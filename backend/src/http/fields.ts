import { isNameLongEnough, line } from '@arbora/domain';
import * as v from 'valibot';

/** Field schemas shared by the services' routes; their messages are the field codes that a form shows (spec §5). */

/** Text sent by a program, such as a token, a file or markup, rather than typed: trimmed, possibly empty. */
export const machineText = (max: number) => v.pipe(v.string('invalid'), v.trim(), v.maxLength(max, 'too_long'));

/** `machineText` that must not be empty. */
export const requiredMachineText = (max: number) =>
  v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required'), v.maxLength(max, 'too_long'));

/** A person's name, or an empty text. */
export const personName = v.pipe(
  line(200),
  v.check((name) => name === '' || isNameLongEnough(name), 'name_short'),
);

export const uuid = v.pipe(v.string('required'), v.uuid('invalid'));

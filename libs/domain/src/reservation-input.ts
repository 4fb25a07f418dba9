import * as v from 'valibot';
import { ATTENDEES_MAX } from './constants';
import { COUNTRIES } from './entities/account';
import { isIco } from './ico';

/** A missing field is asked for, an unknown one refused. */
const known = (issue: { expected: string | null }) => (issue.expected === 'never' ? 'invalid' : 'required');

/** What no name holds, and the database refuses: characters of control, direction and lines, halves of characters. */
const printable = v.check<string, 'invalid'>(
  (value) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(value),
  'invalid',
);

/** Whether a text shows something: not blank, nor made of characters that leave no trace (U+200B). */
export function isVisible(value: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(value);
}

const text = (max: number) => v.pipe(v.string('invalid'), v.trim(), v.maxLength(max, 'too_long'), printable);
const requiredText = (max: number) =>
  v.pipe(v.string('required'), v.trim(), v.check(isVisible, 'required'), v.maxLength(max, 'too_long'), printable);

/** An attendee as the reservation form sends him; the e-mail is optional and lower-cased (spec §3, §5). */
export const attendeeSchema = v.strictObject(
  {
    name: requiredText(120),
    email: v.optional(
      v.pipe(
        v.string('invalid'),
        v.trim(),
        v.toLowerCase(),
        v.maxLength(254, 'too_long'),
        v.check((value) => value === '' || /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u.test(value), 'email'),
      ),
    ),
  },
  known,
);

/** Invoice data; an empty company id is a person, any other must be well formed for its country (spec §3). */
export const invoiceSchema = v.pipe(
  v.strictObject(
    {
      name: requiredText(120),
      ico: text(20),
      company: text(200),
      country: v.picklist(COUNTRIES, 'required'),
      dic: text(20),
      street: requiredText(200),
      city: requiredText(120),
      zip: requiredText(20),
    },
    known,
  ),
  v.forward(
    v.partialCheck([['ico'], ['country']], ({ ico, country }) => ico === '' || country !== 'CZ' || isIco(ico), 'ico'),
    ['ico'],
  ),
);

/**
 * `custom_data` of a new reservation. Every message is a `FieldError`, so browser and server name a fault by the same
 * code and path (`places.1.name`). An empty `places` is allowed here; only staff may send it.
 */
export const reservationCustomDataSchema = v.strictObject(
  {
    places: v.pipe(v.array(attendeeSchema, 'required'), v.maxLength(ATTENDEES_MAX, 'too_long')),
    invoice: v.nullable(invoiceSchema),
  },
  known,
);
export type ReservationCustomDataInput = v.InferOutput<typeof reservationCustomDataSchema>;

import * as v from 'valibot';
import { missingOrUnknownKey } from '../errors/missing-or-unknown-key';
import { ATTENDEES_MAX } from '../site/constants';
import { COUNTRIES } from '../account/account';
import { companyId, isCompanyId } from '../account/company-id';
import { EMAIL_MAX_LENGTH, withAsciiDomain } from '../account/email';
import { line, requiredLine } from '../text/given-text';

/** A guest's e-mail address; empty for none. */
export const guestEmail = v.pipe(
  line(EMAIL_MAX_LENGTH),
  v.toLowerCase(),
  v.transform(withAsciiDomain),
  v.check((value) => value === '' || /^[^\s@]+@[^\s@]+$/.test(value), 'email'),
);

/** An attendee from the reservation form; the e-mail is optional and lower-cased (spec §3, §5). */
export const attendeeSchema = v.strictObject(
  {
    name: requiredLine(120),
    email: v.optional(guestEmail),
  },
  missingOrUnknownKey,
);

/** Invoice data; an empty company id means a private person, any other is validated by country (spec §3). */
export const invoiceSchema = v.pipe(
  v.strictObject(
    {
      name: requiredLine(120),
      ico: v.pipe(line(20), v.transform(companyId)),
      company: line(200),
      country: v.picklist(COUNTRIES, 'required'),
      dic: line(20),
      street: requiredLine(200),
      city: requiredLine(120),
      zip: requiredLine(20),
    },
    missingOrUnknownKey,
  ),
  v.forward(
    v.partialCheck([['ico'], ['country']], ({ ico, country }) => isCompanyId(ico, country), 'ico'),
    ['ico'],
  ),
);

/**
 * `custom_data` of a new reservation. Every message is a `FieldError`, so browser and server report an error with the
 * same code and path (`places.1.name`). An empty `places` is valid here, but only staff may send it.
 */
export const reservationCustomDataSchema = v.strictObject(
  {
    places: v.pipe(v.array(attendeeSchema, 'required'), v.maxLength(ATTENDEES_MAX, 'too_long')),
    invoice: v.nullable(invoiceSchema),
  },
  missingOrUnknownKey,
);
export type ReservationCustomDataInput = v.InferOutput<typeof reservationCustomDataSchema>;

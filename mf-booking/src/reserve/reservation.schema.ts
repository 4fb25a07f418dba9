import { ATTENDEES_MAX, attendeeSchema, invoiceSchema } from '@arbora/domain';
import * as v from 'valibot';

const places = v.pipe(v.array(attendeeSchema), v.minLength(1, 'required'), v.maxLength(ATTENDEES_MAX, 'too_long'));

/** Schema of the reservation form. Invoice data is validated only if an invoice is wanted, but kept otherwise. */
export const reservationFormSchema = v.variant('wantsInvoice', [
  v.object({ wantsInvoice: v.literal(true), places, invoice: invoiceSchema }),
  v.object({ wantsInvoice: v.literal(false), places, invoice: v.unknown() }),
]);
export type ReservationFormOutput = v.InferOutput<typeof reservationFormSchema>;

/** Input values: every field exists, empty ones as ''. */
export interface ReservationFormValues {
  wantsInvoice: boolean;
  places: { name: string; email: string }[];
  invoice: Record<keyof v.InferInput<typeof invoiceSchema>, string>;
}

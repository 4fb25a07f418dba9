import { BASKET_NOTE_MAX, lines } from '@arbora/domain';
import * as v from 'valibot';

/** What is said of the basket as a whole. */
export const orderSchema = v.object({
  /** Name of a branch; '' where the customer has not chosen. */
  center: v.string(),
  note: lines(BASKET_NOTE_MAX),
});
export type OrderInput = v.InferInput<typeof orderSchema>;

/** The note as it is saved; null while it breaks a rule, which the field says. */
export function savedNote(note: string): string | null {
  const read = v.safeParse(orderSchema.entries.note, note);
  return read.success ? read.output : null;
}

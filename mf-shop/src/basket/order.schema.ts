import { BASKET_NOTE_MAX, lines } from '@arbora/domain';
import * as v from 'valibot';

/** Fields of the basket as a whole. */
export const orderSchema = v.object({
  /** Name of a branch; '' if none is chosen. */
  center: v.string(),
  note: lines(BASKET_NOTE_MAX),
});
export type OrderInput = v.InferInput<typeof orderSchema>;

/** The note as it is saved; null while it is invalid, which the field reports. */
export function savedNote(note: string): string | null {
  const read = v.safeParse(orderSchema.entries.note, note);
  return read.success ? read.output : null;
}

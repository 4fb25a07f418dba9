import { randomUUID } from 'node:crypto';
import { qrDataImage } from '../payment/qr-data-image';
import { ticketAddress } from './ticket-image';

/** A ticket to insert, with its QR code. */
export type DrawnTicket<Attendee> = Omit<Attendee, 'email'> & { id: string; qr: string; email: string | null };

/**
 * Tickets for attendees, each with a new id and its QR code. Call it before the transaction: drawing takes longer than
 * everything else, and inserting tickets locks the reservation or its slot.
 */
export async function drawTickets<Attendee extends { name: string; email?: string | undefined }>(
  origin: string,
  attendees: readonly Attendee[],
): Promise<DrawnTicket<Attendee>[]> {
  return Promise.all(
    attendees.map(async (attendee) => {
      const id = randomUUID();
      return { ...attendee, id, email: attendee.email ?? null, qr: await qrDataImage(ticketAddress(origin, id)) };
    }),
  );
}

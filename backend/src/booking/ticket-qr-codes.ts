import { randomUUID } from 'node:crypto';
import { qrDataImage } from '../qr/qr-data-image';
import type { Deps } from '../service';
import { ticketCheckUrl } from './ticket-qr';

/** A ticket to insert, with its QR code. */
export type NewTicket<Attendee> = Omit<Attendee, 'email'> & { id: string; qr: string; email: string | null };

/**
 * Tickets for attendees, each with a new id and its QR code. Call it before the transaction: generating takes longer than
 * everything else, and inserting tickets locks the reservation or its slot.
 */
export async function newTickets<Attendee extends { name: string; email?: string | undefined }>(
  origin: string,
  attendees: readonly Attendee[],
): Promise<NewTicket<Attendee>[]> {
  return Promise.all(
    attendees.map(async (attendee) => {
      const id = randomUUID();
      return { ...attendee, id, email: attendee.email ?? null, qr: await qrDataImage(ticketCheckUrl(origin, id)) };
    }),
  );
}

/**
 * Generates the QR codes of up to `limit` tickets without one, such as those that staff passed on through the data service.
 */
export async function generateMissingQrCodes(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  limit: number,
): Promise<void> {
  const { rows } = await database.service.query<{ id: string }>(
    'select id from app_private.tickets_without_picture($1)',
    [limit],
  );
  for (const { id } of rows) {
    const qr = await qrDataImage(ticketCheckUrl(config.publicOrigin, id));
    await database.service.query('update public.booking_ticket set qr = $2 where id = $1 and qr is null', [id, qr]);
  }
}

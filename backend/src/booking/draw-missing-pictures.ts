import { qrDataImage } from '../payment/qr-data-image';
import type { Deps } from '../service';
import { ticketAddress } from './ticket-image';

/**
 * Draws the QR codes of up to `limit` tickets without one, such as those that staff passed on through the data service.
 */
export async function drawMissingPictures(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  limit: number,
): Promise<void> {
  const { rows } = await database.service.query<{ id: string }>(
    'select id from app_private.tickets_without_picture($1)',
    [limit],
  );
  for (const { id } of rows) {
    const qr = await qrDataImage(ticketAddress(config.publicOrigin, id));
    await database.service.query('update public.booking_ticket set qr = $2 where id = $1 and qr is null', [id, qr]);
  }
}

import {
  PAYMENT_CURRENCY,
  variableSymbol,
  type AccessTokenClaims,
  type ReservationPayment,
  type Row,
} from '@arbora/domain';
import { AppError } from '../http/errors';
import type { Deps } from '../service';
import { czechIban } from './account';
import { paymentDescriptor } from './payment-descriptor';
import type { ExternalQr } from './external-qr';
import { qrDataImage } from '../qr/qr-data-image';

export interface PaymentDeps extends Deps {
  externalQr: ExternalQr;
}

type PayableReservation = Row<'booking_event', 'mask_vs'> &
  Row<'booking_event_slot', 'price'> &
  Row<'booking_reservation', 'vs' | 'is_paid' | 'due_at'> & { tickets: number };

/**
 * Payment data of a reservation: ticket count times slot price (spec §9). Null if nothing is due, also for the caller's
 * own cancelled reservation, which a page may still request.
 * @throws AppError booking.reservation_unknown, also for other people's reservations
 */
export async function reservationPayment(
  { config, database, externalQr }: PaymentDeps,
  claims: AccessTokenClaims | null,
  reservationId: string,
): Promise<ReservationPayment | null> {
  // Under the caller's role: row security hides other people's reservations.
  const { rows } = await database.asRole(claims, (client) =>
    client.query<PayableReservation>(
      `select e.mask_vs, r.vs::text as vs, s.price, r.is_paid, r.due_at,
         (select count(*) from public.booking_ticket t where t.reservation_id = r.id) as tickets
       from public.booking_reservation r
       join public.booking_event_slot s on s.id = r.event_slot_id
       join public.booking_event e on e.id = s.event_id
       where r.id = $1`,
      [reservationId],
    ),
  );
  const reservation = rows[0];
  if (reservation === undefined) {
    if (await isOwnCancelled(database, claims, reservationId)) return null;
    throw new AppError('booking.reservation_unknown');
  }
  const amount = reservation.tickets * reservation.price;
  if (reservation.is_paid || amount === 0) return null;

  const iban = czechIban(config.payment);
  const vs = variableSymbol(reservation.mask_vs, reservation.vs);
  const dueAt = reservation.due_at === null ? null : new Date(reservation.due_at);
  const { message } = config.paymentTexts;
  const descriptor = paymentDescriptor({ iban, amount, dueAt, message, vs });
  const png = await externalQr({ ...config.payment, amount, currency: PAYMENT_CURRENCY, vs, message });
  return {
    qr: png ? `data:image/png;base64,${png.toString('base64')}` : await qrDataImage(descriptor),
    descriptor,
    ...config.payment,
    iban,
    amount,
    currency: PAYMENT_CURRENCY,
    message,
    vs,
    due_at: reservation.due_at,
  };
}

async function isOwnCancelled(
  database: Deps['database'],
  claims: AccessTokenClaims | null,
  reservationId: string,
): Promise<boolean> {
  const { rowCount } = await database.asRole(claims, (client) =>
    client.query('select from public.own_cancelled_reservation where id = $1', [reservationId]),
  );
  return rowCount === 1;
}

import type { AccessTokenClaims, BookingReservation, ReservationCustomDataInput } from '@arbora/domain';
import type { Database } from '../database/database';
import { isTransient } from '../http/errors';

/** A customer's request after all slow work: the token is verified, the tickets are drawn. */
export interface PreparedReservation {
  claims: AccessTokenClaims;
  slot: string;
  custom_data: ReservationCustomDataInput;
  tickets: readonly { id: string; name: string; email: string | null; qr: string }[];
  /** Idempotency-Key, null without one. */
  key: string | null;
}

interface PendingReservation {
  request: PreparedReservation;
  resolve(reservation: BookingReservation): void;
  reject(error: unknown): void;
}

type Outcome = { reservation: BookingReservation } | { error: { code: string; message: string; detail: string } };

/** Maximum number of requests per transaction: the first of them waits for the last. */
const BATCH_MAX = 32;

/**
 * Reserves for customers (group commit): requests for a slot that arrive while one is being processed wait, and then
 * share one transaction and its flush. A request that finds no other runs at once: `reserveAlone` does it under the
 * caller's role. Each gets its own result after the commit: the reservation, or the database's exception (see
 * app_private.reserve), which does not undo the others.
 */
export function reservationQueue(
  { service }: Pick<Database, 'service'>,
  reserveAlone: (request: PreparedReservation) => Promise<BookingReservation>,
) {
  const slots = new Map<string, PendingReservation[]>();

  const reserve = async (slot: string, waiting: readonly PendingReservation[]): Promise<void> => {
    const [only] = waiting;
    if (only !== undefined && waiting.length === 1) {
      await reserveAlone(only.request).then(only.resolve, only.reject);
      return;
    }
    try {
      const outcomes = await reserveBatch(slot, waiting);
      waiting.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('reserve_together returned too few results'));
        else if ('reservation' in outcome) resolve(outcome.reservation);
        else reject(Object.assign(new Error(outcome.error.message), outcome.error));
      });
    } catch (error) {
      // The database has refused the statement and so rolled all of it back; one invalid request must not fail the
      // others. After a broken connection the commit is uncertain, so nothing is retried.
      if (isRefusedStatement(error)) {
        for (const one of waiting) await reserve(slot, [one]);
      } else {
        for (const { reject } of waiting) reject(error);
      }
    }
  };

  const reserveBatch = async (slot: string, waiting: readonly PendingReservation[]): Promise<Outcome[]> => {
    const requests = waiting.map(({ request: { claims, custom_data, tickets, key } }) => ({
      person: claims.sub,
      custom_data,
      tickets,
      key,
    }));
    const { rows } = await service.query<{ answers: Outcome[] }>({
      name: 'reserve_together',
      text: 'select app_private.reserve_together($1, $2) as answers',
      values: [slot, JSON.stringify(requests)],
    });
    return rows[0]?.answers ?? [];
  };

  const drain = async (slot: string, queue: PendingReservation[]): Promise<void> => {
    while (queue.length > 0) await reserve(slot, queue.splice(0, BATCH_MAX));
    slots.delete(slot);
  };

  return (request: PreparedReservation): Promise<BookingReservation> =>
    new Promise((resolve, reject) => {
      const { slot } = request;
      const waiting = { request, resolve, reject };
      const queue = slots.get(slot);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      const own = [waiting];
      slots.set(slot, own);
      void drain(slot, own);
    });
}

/** Whether an error is the database's response to the statement itself, not a connection error or a transient one. */
function isRefusedStatement(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !isTransient(code);
}

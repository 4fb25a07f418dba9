import type { OwnCancelledReservation } from '@arbora/domain';

/**
 * State of the money of a cancelled reservation. `kept`: the holder cancelled a paid one, which is not refunded (spec
 * §3); `settle`: a payment needs a decision by staff; `late`: a payment in transfer may still restore the reservation
 * (decision 27); null: none.
 */
export type CancelledMoney = 'kept' | 'settle' | 'late' | null;

export function cancelledMoney(
  cancelled: Pick<OwnCancelledReservation, 'reason' | 'was_paid' | 'paid_at' | 'received'>,
): CancelledMoney {
  const { reason, was_paid, paid_at, received } = cancelled;
  const byHolder = reason === 'customer' || reason === 'last_ticket';
  if (was_paid && byHolder && paid_at === null) return 'kept';
  if (was_paid || paid_at !== null || received > 0) return 'settle';
  return reason === 'unpaid' ? 'late' : null;
}

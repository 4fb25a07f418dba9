import type { OwnCancelledReservation } from '@arbora/domain';

/**
 * What is to be said of the money for a cancelled reservation. `kept`: its holder gave up what was paid, which is not
 * refunded (spec §3); `settle`: money came that somebody has to decide on; `late`: a payment under way may still bring the
 * reservation back (decision 27); null: there is none.
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

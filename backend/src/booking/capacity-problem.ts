import type { CapacityProblem, CapacityReason } from '@arbora/domain';
import { toAppError } from '../http/errors';

/** The 409 response for a refused number of seats; null for any other failure (spec §5, decision 26). */
export function capacityProblem(error: unknown): (CapacityProblem & { message: string }) | null {
  const refusal = toAppError(error);
  if (refusal.code !== 'booking.capacity') return null;
  const { reason, togo } = refusal.details as { reason: CapacityReason; togo?: number };
  return {
    result: 'capacity',
    code: 'booking.capacity',
    message: refusal.message,
    reason,
    ...(togo === undefined ? {} : { togo }),
  };
}

import { api, mutation } from '@arbora/api';
import type { BankTransaction } from '@arbora/domain';
import { bookingKeys } from '../booking/booking-keys';

/** Query keys to invalidate after a payment. */
export const paymentKeys = [
  ['bank_transaction_list'],
  ['bank_statement'],
  ['bank_statement_line'],
  ['cancelled_reservation_list'],
  ...bookingKeys,
] as const;

/** Links payments to a reservation, one after the other. @throws ApiError payment.transaction_settled */
export const linkPayments = mutation<BankTransaction[], { payments: readonly string[]; reservation: string }>({
  run: async ({ payments, reservation }) => {
    const linked: BankTransaction[] = [];
    for (const id of payments) {
      linked.push(
        await api.post<BankTransaction>(`/backend/bank_transaction/${id}/link`, { reservation_id: reservation }),
      );
    }
    return linked;
  },
  invalidates: paymentKeys,
});

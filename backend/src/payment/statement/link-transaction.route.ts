import { ROLE, type BankTransaction } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../../http/errors';
import { uuid } from '../../http/fields';
import type { App, Deps } from '../../service';

/**
 * `POST /api/backend/bank_transaction/{id}/link` {reservation_id} → `BankTransaction`: links a payment manually to a
 * reservation, cancelled ones included, with the same effect as its variable symbol. For sales. 409
 * payment.transaction_settled if it has paid a reservation already, or is not an incoming payment.
 */
export function linkTransactionRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/bank_transaction/:id/link',
    {
      config: { access: [ROLE.manager], token: 'header-or-body' },
      schema: {
        summary: 'Links a payment to a reservation by hand',
        errors: [
          'payment.transaction_unknown',
          'payment.transaction_settled',
          'booking.reservation_unknown',
          'auth.forbidden',
        ],
        params: v.object({ id: uuid }),
        body: v.strictObject({ reservation_id: uuid }),
      },
    },
    async (request): Promise<BankTransaction> => {
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ payment: BankTransaction }>('select app.link_bank_transaction($1, $2) as payment', [
          request.params.id,
          request.body.reservation_id,
        ]),
      );
      if (rows[0] === undefined) throw new AppError('payment.transaction_unknown');
      return rows[0].payment;
    },
  );
}

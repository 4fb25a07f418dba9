import { ROLE, type Currency } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import { sellerOf } from '../seller/seller-of';
import type { App, Deps } from '../service';
import { czechIban } from '../payment/account';
import { aboFile } from './abo-file';
import { readPaymentOrder } from './payment-order';
import { sepaFile } from './sepa-file';

/**
 * `GET /api/backend/payment_order/{id}/file?format=` `abo` or `sepa` → the file for the bank, the same on every call. For
 * sales. 404 payment.order_unknown, also for a cancelled order; 409 payment.order_foreign_account if ABO cannot hold one
 * of the accounts.
 */
export function paymentOrderRoute(app: App, { config, database }: Deps): void {
  app.get(
    '/api/backend/payment_order/:id/file',
    {
      config: { access: [ROLE.manager], acl: ['sales'] },
      schema: {
        summary: 'A payment order as a file for the bank',
        errors: ['payment.order_unknown', 'payment.order_foreign_account', 'auth.forbidden'],
        params: v.object({ id: uuid }),
        querystring: v.object({ format: v.picklist(['abo', 'sepa'], 'invalid') }),
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const order = await readPaymentOrder(database, request.caller.claims, request.params.id);
      if (order === null) throw new AppError('payment.order_unknown');
      const seller = sellerOf(config);
      const from = seller?.accounts[order.currency as Currency] ?? czechIban(config.payment);
      const contents = { ...order, from, name: seller?.legalName ?? config.brand.name };
      const file = format === 'abo' ? aboFile(contents) : sepaFile(contents);
      if (file === null) throw new AppError('payment.order_foreign_account');
      const name = `refunds-${order.created_at.slice(0, 10)}-${order.id.slice(0, 8)}`;
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${name}.${format === 'abo' ? 'kpc' : 'xml'}"`,
        })
        .type(format === 'abo' ? 'text/plain; charset=windows-1250' : 'application/xml; charset=utf-8')
        .send(file);
    },
  );
}

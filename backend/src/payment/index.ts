import type { Service } from '../service';
import { bankFetchRoute } from './bank-api/bank-fetch.route';
import { openExternalQr } from './external-qr';
import { paymentQrRoute } from './payment-qr.route';
import { reservationPaymentRoute } from './reservation-payment.route';
import { importStatementRoute } from './statement/import-statement.route';
import { linkTransactionRoute } from './statement/link-transaction.route';
import { openStatementReader } from './statement/statement-reader';

/** Paying for reservations: payment data with its QR code, the QR image service, bank statements (spec §7, §9). */
export const paymentService: Service = {
  name: 'payment',
  register(app, deps) {
    const externalQr = openExternalQr(deps.config.external.paymentQrUrl, (error) =>
      app.log.warn({ err: error }, 'the payment QR service failed, the own image is drawn'),
    );
    reservationPaymentRoute(app, { ...deps, externalQr });
    paymentQrRoute(app, { ...deps, externalQr });
    const reader = openStatementReader();
    app.addHook('onClose', () => reader.close());
    importStatementRoute(app, { ...deps, reader });
    linkTransactionRoute(app, deps);
    bankFetchRoute(app, { ...deps, reader });
    // Staff see the state of fetching only where it is configured.
    app.addHook('onReady', async () => {
      await deps.database.service.query('select app_private.keep_bank_api($1)', [deps.config.bankApi !== null]);
    });
  },
};

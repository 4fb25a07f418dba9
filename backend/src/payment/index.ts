import type { Service } from '../service';
import { paymentQrRoute } from './payment-qr.route';
import { reservationPaymentRoute } from './reservation-payment.route';

/** Paying for reservations: payment data with its QR code, and the QR image service (spec §7, §9). */
export const paymentService: Service = {
  name: 'payment',
  register(app, deps) {
    reservationPaymentRoute(app, deps);
    paymentQrRoute(app);
  },
};

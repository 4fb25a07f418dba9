import type { Service } from '../service';
import { paymentOrderRoute } from './payment-order.route';

/** Payment orders of refunds. Staff decide about open items in the database (`schema/refunds`). */
export const refundService: Service = {
  name: 'refund',
  register(app, deps) {
    paymentOrderRoute(app, deps);
  },
};

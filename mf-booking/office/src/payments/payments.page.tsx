import { sectionPage } from '@arbora/office';
import { cancelledReservations } from './cancelled.section';
import { taxDocuments } from './documents.section';
import { accountingExports } from './exports/exports.section';
import { payments } from './payments.section';
import { paymentOrders } from './refunds/orders.section';
import { refunds } from './refunds/refunds.section';
import { statements } from './statements.section';
import { unpaidReservations } from './unpaid.section';

export default sectionPage(
  payments,
  refunds,
  paymentOrders,
  unpaidReservations,
  statements,
  taxDocuments,
  accountingExports,
  cancelledReservations,
);

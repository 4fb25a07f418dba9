import type { Selection } from '@arbora/api';
import { PAGE_SIZE } from '@arbora/domain';
import { defineSection } from '@arbora/office';
import { routes } from '@arbora/routes';
import { Badge, saveFile } from '@arbora/ui';
import { closeIcon, downloadIcon } from '@arbora/ui/icons';
import { moneyText } from '../payment-labels';
import { orderFileName } from './order-file-name';
import { cancelOrders, orderFile, type OrderFormat } from './refunds.mutations';

const ORDER = 'id,currency,total,items,due_on,cancelled_at,created_at';
type Order = Selection<'payment_order', typeof ORDER>;

/** Saves the files of orders. Sequential, as browsers drop downloads that start at once. */
const downloadAs =
  (format: OrderFormat) =>
  async (orders: readonly Order[]): Promise<void> => {
    for (const { id, due_on } of orders) saveFile(orderFileName(due_on, format), await orderFile(id, format));
  };

const isValid = ({ cancelled_at }: Pick<Order, 'cancelled_at'>): boolean => cancelled_at === null;

/** Payment orders of refunds. */
export const paymentOrders = defineSection({
  name: 'orders',
  resource: 'payment_order',
  select: ORDER,
  texts: 'manager.payments',
  title: 'orders.title',
  lead: 'orders.lead',
  route: routes.managerPayments,
  pageSize: PAGE_SIZE.reservations,
  order: ['-created_at'],
  nameOf: ({ due_on, total, currency }, texts) =>
    `${texts.formats.date(due_on)} · ${moneyText(total, currency, texts)}`,
  emptyState: { title: 'orders.none', text: 'orders.noneText' },
  columns: [
    { key: 'due_on', title: 'refunds.due', kind: 'date', sort: true },
    { key: 'items', title: 'orders.items', kind: 'number' },
    {
      key: 'total',
      title: 'payment.amount',
      kind: 'money',
      cell: (row, texts) => moneyText(row.total, row.currency, texts),
    },
    {
      key: 'cancelled_at',
      title: 'refunds.state',
      cell: (row, { t }) =>
        isValid(row) ? <Badge tone="info">{t('orders.valid')}</Badge> : <Badge>{t('orders.cancelled')}</Badge>,
      exported: (row, { t }) => t(isValid(row) ? 'orders.valid' : 'orders.cancelled'),
    },
    { key: 'currency', title: 'payment.currency', hidden: true },
    { key: 'created_at', title: 'orders.created', kind: 'moment', sort: true },
  ],
  actions: [
    {
      name: 'abo',
      label: 'orders.abo',
      icon: downloadIcon,
      appliesTo: isValid,
      run: downloadAs('abo'),
      done: 'orders.done',
    },
    {
      name: 'sepa',
      label: 'orders.sepa',
      icon: downloadIcon,
      inRow: false,
      appliesTo: isValid,
      run: downloadAs('sepa'),
      done: 'orders.done',
    },
    {
      name: 'cancel',
      label: 'orders.cancel',
      icon: closeIcon,
      tone: 'danger',
      inRow: false,
      appliesTo: isValid,
      ask: { title: 'orders.cancelTitle', text: 'orders.cancelText' },
      run: cancelOrders,
      done: 'orders.isCancelled',
      errors: { 'payment.item_settled': 'orders.paid' },
    },
  ],
});

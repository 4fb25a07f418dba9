import type { Selection } from '@arbora/api';
import { CURRENCIES, PAGE_SIZE, type WebOrderType } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { checkIcon, mailIcon, refreshIcon } from '@arbora/ui/icons';
import { personEmailColumn, MarkedPerson, personName, defineSection, type Section } from '@arbora/office';
import { LetterDrawer } from './letter-drawer';
import { OrderRecord } from './order-record';
import { OrderState } from './order-state';
import { quoteColumn, quoteFilter } from './quotes/quote-column';

const ORDER = `id,order_code,type,center,created_at,completed_at,basket,item_count,total,
  profile_id,person_name,person_email,person_phone,person_company,person_ico,person_country,person_state,quote_state,quote_valid_until`;
/** An order or inquiry as sales see it. */
export type SalesOrder = Selection<'web_orders', typeof ORDER>;

/** Name and company of the customer; null after the erasure. */
function customerName(order: SalesOrder): string | null {
  const name = personName(order);
  return name && [name, order.person_company].filter(Boolean).join(', ');
}

/** Orders or inquiries of all customers (spec §7). */
function webOrders(type: WebOrderType): Section {
  return defineSection({
    name: type,
    resource: 'web_orders',
    table: 'web_order',
    history: 'shop_order',
    select: ORDER,
    texts: 'manager.orders',
    title: `${type}.title`,
    lead: `${type}.lead`,
    route: type === 'order' ? routes.managerOrders : routes.managerInquiries,
    pageSize: PAGE_SIZE.orders,
    order: ['-created_at'],
    base: (query) => query.eq('type', type),
    nameOf: ({ order_code }) => order_code,
    emptyState: { title: `${type}.none`, text: `${type}.noneText` },
    columns: [
      { key: 'order_code', title: 'order.code', sort: true },
      {
        key: 'completed_at',
        title: 'order.state',
        cell: ({ completed_at }) => <OrderState completedAt={completed_at} />,
        exported: ({ completed_at }, { t }) => t(completed_at === null ? 'state.new' : 'state.completed'),
      },
      ...(type === 'inquiry' ? [quoteColumn] : []),
      {
        key: 'person_name',
        title: 'order.customer',
        cell: (order) => <MarkedPerson name={customerName(order)} state={order.person_state} />,
        exported: customerName,
      },
      personEmailColumn({ title: 'order.email', hidden: true }),
      { key: 'person_phone', title: 'order.phone', hidden: true },
      { key: 'person_company', title: 'order.company', hidden: true },
      { key: 'person_ico', title: 'order.ico', hidden: true },
      {
        key: 'person_country',
        title: 'order.country',
        hidden: true,
        cell: ({ person_country }, { ui }) => person_country && ui(`country.${person_country}`),
        exported: ({ person_country }) => person_country,
      },
      { key: 'center', title: 'order.branch' },
      { key: 'item_count', title: 'order.lines', kind: 'number' },
      {
        key: 'total',
        title: 'order.total',
        kind: 'money',
        hidden: type === 'inquiry',
        cell: ({ total, basket }, { formats }) =>
          total !== null && formats.money(total, CURRENCIES[basket.country ?? 'CZ']),
      },
      { key: 'created_at', title: 'order.at', kind: 'moment', sort: true },
    ],
    search: { label: 'order.search', by: ['order_code', 'center'] },
    filters: [
      {
        name: 'state',
        label: 'order.state',
        all: `${type}.all`,
        values: ['new', 'completed'],
        valueLabel: (value, { t }) => t(value === 'new' ? 'state.new' : 'state.completed'),
        apply: (query, value) =>
          value === 'new' ? query.is('completed_at', null) : query.not('completed_at', 'is', null),
      },
      ...(type === 'inquiry' ? [quoteFilter] : []),
    ],
    detail: (order) => <OrderRecord order={order} />,
    actions: [
      {
        name: 'complete',
        label: 'order.complete',
        icon: checkIcon,
        appliesTo: ({ completed_at }) => completed_at === null,
        change: () => ({ completed_at: new Date().toISOString() }),
        done: `${type}.completed`,
      },
      {
        name: 'reopen',
        label: 'order.reopen',
        icon: refreshIcon,
        appliesTo: ({ completed_at }) => completed_at !== null,
        change: { completed_at: null },
        done: `${type}.reopened`,
        inRow: false,
      },
      {
        name: 'write',
        label: 'letter.write',
        icon: mailIcon,
        appliesTo: ({ person_email }) => person_email !== null,
        inRow: false,
        dialog: (given) => <LetterDrawer {...given} />,
      },
    ],
  });
}

export const orders = webOrders('order');
export const inquiries = webOrders('inquiry');

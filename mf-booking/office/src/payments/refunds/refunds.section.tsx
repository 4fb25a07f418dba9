import type { Selection } from '@arbora/api';
import {
  OPEN_ITEM_REASONS,
  OPEN_ITEM_STATES,
  PAGE_SIZE,
  type OpenItemReason,
  type OpenItemState,
} from '@arbora/domain';
import { defineSection, personEmailColumn, personInFile, PersonMark, personName, withWords } from '@arbora/office';
import { routes } from '@arbora/routes';
import { Badge, type Tone } from '@arbora/ui';
import { checkIcon, downloadIcon, eyeOffIcon, refreshIcon } from '@arbora/ui/icons';
import { moneyText } from '../payment-labels';
import { accountText } from './account-text';
import { CloseDialog } from './close-dialog';
import { OrderDialog } from './order-dialog';
import { RefundDialog } from './refund-dialog';
import { reopenItems } from './refunds.mutations';

const ITEM = `id,reason,state,amount,currency,vs,account,holder,note,order_id,created_at,decided_at,paid_on,refunded_on,
  person_email,person_name,person_state,event_title`;
export type OpenItem = Selection<'open_item_list', typeof ITEM>;

const TONE: Readonly<Record<OpenItemState, Tone>> = {
  open: 'warning',
  refund: 'info',
  ordered: 'info',
  refunded: 'success',
  dismissed: 'neutral',
};

const isUndecided = ({ state }: Pick<OpenItem, 'state'>): boolean => state === 'open' || state === 'refund';

/** Money that customers are owed, with the decisions about it. */
export const refunds = defineSection({
  name: 'refunds',
  resource: 'open_item_list',
  select: ITEM,
  texts: 'manager.payments',
  title: 'refunds.title',
  lead: 'refunds.lead',
  route: routes.managerPayments,
  pageSize: PAGE_SIZE.reservations,
  order: ['-created_at'],
  nameOf: (row, { common }) => personName(row) ?? row.vs ?? common('person.nameless'),
  emptyState: { title: 'refunds.none', text: 'refunds.noneText' },
  columns: [
    {
      key: 'person_name',
      title: 'payment.person',
      cell: ({ person_state }) => <PersonMark state={person_state} />,
      exported: personInFile,
    },
    personEmailColumn({ title: 'payment.email', hidden: true }),
    {
      key: 'amount',
      title: 'payment.amount',
      kind: 'money',
      cell: (row, texts) => moneyText(row.amount, row.currency, texts),
    },
    {
      key: 'reason',
      title: 'payment.reason',
      cell: ({ reason }, { t }) => t(`refunds.reasons.${reason}`),
      exported: ({ reason }, { t }) => t(`refunds.reasons.${reason}`),
    },
    {
      key: 'state',
      title: 'refunds.state',
      cell: ({ state }, { t }) => <Badge tone={TONE[state]}>{t(`refunds.states.${state}`)}</Badge>,
      exported: ({ state }, { t }) => t(`refunds.states.${state}`),
    },
    {
      key: 'account',
      title: 'payment.account',
      cell: ({ account }) => accountText(account),
      exported: ({ account }) => accountText(account),
    },
    { key: 'holder', title: 'refunds.holder', hidden: true },
    { key: 'vs', title: 'payment.vs' },
    { key: 'event_title', title: 'payment.event', hidden: true },
    { key: 'note', title: 'refunds.note', hidden: true },
    { key: 'currency', title: 'payment.currency', hidden: true },
    { key: 'paid_on', title: 'refunds.paidOn', kind: 'date', hidden: true },
    { key: 'refunded_on', title: 'refunds.refundedOn', kind: 'date', hidden: true },
    { key: 'created_at', title: 'refunds.since', kind: 'moment', sort: true },
  ],
  search: { label: 'refunds.search', by: withWords },
  filters: [
    {
      name: 'state',
      label: 'refunds.state',
      all: 'refunds.allStates',
      values: OPEN_ITEM_STATES,
      valueLabel: (value, { t }) => t(`refunds.states.${value as OpenItemState}`),
      apply: (query, value) => query.eq('state', value as OpenItemState),
    },
    {
      name: 'why',
      label: 'payment.reason',
      all: 'refunds.allReasons',
      values: OPEN_ITEM_REASONS,
      valueLabel: (value, { t }) => t(`refunds.reasons.${value as OpenItemReason}`),
      apply: (query, value) => query.eq('reason', value as OpenItemReason),
    },
  ],
  actions: [
    {
      name: 'refund',
      label: 'refunds.refund',
      icon: checkIcon,
      appliesTo: isUndecided,
      dialog: (given) => <RefundDialog {...given} />,
    },
    {
      name: 'order',
      label: 'refunds.order',
      icon: downloadIcon,
      appliesTo: ({ state }) => state === 'refund',
      dialog: (given) => <OrderDialog {...given} />,
    },
    {
      name: 'close',
      label: 'refunds.close',
      icon: eyeOffIcon,
      inRow: false,
      appliesTo: isUndecided,
      dialog: (given) => <CloseDialog {...given} />,
    },
    {
      name: 'reopen',
      label: 'refunds.reopen',
      icon: refreshIcon,
      inRow: false,
      appliesTo: ({ state }) => state === 'refund' || state === 'dismissed',
      run: reopenItems,
      done: 'refunds.reopened',
    },
  ],
});

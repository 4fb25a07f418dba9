import type { Selection } from '@arbora/api';
import { PAGE_SIZE, PAYMENT_OUTCOMES, type PaymentOutcome } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { checkIcon, eyeOffIcon, refreshIcon } from '@arbora/ui/icons';
import { personColumn, personEmailColumn, PersonMark, withWords, defineSection } from '@arbora/office';
import { AsideDialog } from './aside-dialog';
import { putBack, setAside } from './aside.mutations';
import { LinkDialog } from './link-dialog';
import { PaymentDetail } from './payment-detail';
import { LINKABLE_OUTCOMES, moneyText, OUTCOME_TONE, reasonText, WAITING_OUTCOMES } from './payment-labels';
import { StatementUpload } from './statement-upload';
import { statementSource } from './statement-source';

const PAYMENT = `id,statement_id,line,account,amount,currency,booked_on,counter_account,counter_name,vs,message,suggested_vs,outcome,reason,
  difference,reservation_id,linked_at,created_at,reservation_symbol,reservation_is_paid,reservation_cancelled_at,event_slot_id,
  event_id,event_title,person_email,person_name,person_state,aside_note,aside_at`;
export type Payment = Selection<'bank_transaction_list', typeof PAYMENT>;

const isLinkable = ({ outcome, aside_at }: Pick<Payment, 'outcome' | 'aside_at'>): boolean =>
  aside_at === null && LINKABLE_OUTCOMES.some((linkable) => linkable === outcome);

/** Bank transactions with their outcomes. */
export const payments = defineSection({
  name: 'payments',
  resource: 'bank_transaction_list',
  // Columns that staff write and the history records.
  table: 'set_aside_payment',
  tableKey: 'transaction_id',
  select: PAYMENT,
  texts: 'manager.payments',
  title: 'payments.title',
  lead: 'payments.lead',
  route: routes.managerPayments,
  pageSize: PAGE_SIZE.reservations,
  order: ['-booked_on', '-created_at', 'line'],
  nameOf: ({ counter_name, person_name, vs }, { t }) => counter_name ?? person_name ?? vs ?? t('payment.one'),
  emptyState: { title: 'payments.none', text: 'payments.noneText' },
  header: () => <StatementUpload />,
  columns: [
    {
      key: 'counter_name',
      title: 'payment.from',
      cell: ({ person_state }) => <PersonMark state={person_state} />,
      exported: ({ counter_name }) => counter_name,
    },
    {
      key: 'amount',
      title: 'payment.amount',
      kind: 'money',
      cell: (row, texts) => moneyText(row.amount, row.currency, texts),
    },
    {
      key: 'outcome',
      title: 'payment.outcome',
      cell: ({ outcome, aside_at }, { t }) =>
        aside_at === null ? (
          <Badge tone={OUTCOME_TONE[outcome]}>{t(`outcome.${outcome}`)}</Badge>
        ) : (
          <Badge>{t('payment.isAside')}</Badge>
        ),
      exported: ({ outcome, aside_at }, { t }) => t(aside_at === null ? `outcome.${outcome}` : 'payment.isAside'),
    },
    {
      key: 'reason',
      title: 'payment.reason',
      cell: ({ reason, difference, currency }, texts) =>
        difference === null
          ? reasonText(reason, texts)
          : texts.t(difference < 0 ? 'payment.short' : 'payment.over', {
              amount: moneyText(Math.abs(difference), currency, texts),
            }),
      exported: ({ reason, difference }, texts) => difference ?? reasonText(reason, texts),
    },
    { key: 'vs', title: 'payment.vs' },
    { key: 'suggested_vs', title: 'payment.suggested' },
    personColumn({ title: 'payment.person', hidden: true }),
    personEmailColumn({ title: 'payment.email', hidden: true }),
    { key: 'event_title', title: 'payment.event', hidden: true },
    { key: 'message', title: 'payment.message', hidden: true },
    { key: 'aside_note', title: 'payment.asideNote', hidden: true },
    { key: 'counter_account', title: 'payment.account', hidden: true },
    { key: 'currency', title: 'payment.currency', hidden: true },
    { key: 'booked_on', title: 'payment.day', kind: 'date', sort: true },
  ],
  search: { label: 'payments.search', by: withWords },
  filters: [
    {
      name: 'waits',
      label: 'payments.waits',
      all: 'payments.all',
      values: ['yes', 'aside'],
      valueLabel: (value, { t }) => t(value === 'yes' ? 'payments.waiting' : 'payments.aside'),
      apply: (query, value) =>
        value === 'yes'
          ? query.in('outcome', WAITING_OUTCOMES).is('aside_at', null)
          : query.not('aside_at', 'is', null),
    },
    {
      name: 'outcome',
      label: 'payment.outcome',
      all: 'payments.allOutcomes',
      values: PAYMENT_OUTCOMES,
      valueLabel: (value, { t }) => t(`outcome.${value as PaymentOutcome}`),
      apply: (query, value) => query.eq('outcome', value as PaymentOutcome),
    },
    {
      name: 'statement',
      label: 'payment.statement',
      all: 'payments.allStatements',
      source: statementSource,
      apply: (query, value) => query.eq('statement_id', value),
    },
  ],
  formatChange: (after, { t }) => (after ? `${t('payment.isAside')}: ${String(after.note)}` : t('payment.waitsAgain')),
  detail: (payment, texts) => <PaymentDetail payment={payment} texts={texts} />,
  actions: [
    {
      name: 'link',
      label: 'payment.link',
      icon: checkIcon,
      appliesTo: isLinkable,
      dialog: (given) => <LinkDialog {...given} />,
    },
    {
      name: 'aside',
      label: 'payment.setAside',
      icon: eyeOffIcon,
      appliesTo: ({ outcome, aside_at }) =>
        (outcome === 'unknown_symbol' || outcome === 'doubtful') && aside_at === null,
      dialog: (given) => <AsideDialog {...given} />,
    },
    {
      name: 'putBack',
      label: 'payment.putBack',
      icon: refreshIcon,
      appliesTo: ({ aside_at }) => aside_at !== null,
      run: putBack,
      undo: setAside,
      done: 'payment.isPutBack',
    },
  ],
});

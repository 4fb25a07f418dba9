import { PAGE_SIZE, textIn } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { personEmailColumn, PersonMark, personInFile, personName, withWords, defineSection } from '@arbora/office';

const CANCELLED = `id,event_slot_id,event_id,event_title,event_title_en,event_title_pl,slot_name,slot_name_en,slot_name_pl,
  slot_date,person_email,person_name,person_state,variable_symbol,reason,created_at,cancelled_at,paid_at,ticket_count,amount`;

/** Cancelled reservations, and those for which money came afterwards. */
export const cancelledReservations = defineSection({
  name: 'cancelled',
  resource: 'cancelled_reservation_list',
  select: CANCELLED,
  texts: 'manager.payments',
  title: 'cancelled.title',
  lead: 'cancelled.lead',
  route: routes.managerPayments,
  pageSize: PAGE_SIZE.reservations,
  order: ['-cancelled_at'],
  nameOf: (row, { common }) => personName(row) ?? row.variable_symbol ?? common('person.nameless'),
  emptyState: { title: 'cancelled.none' },
  columns: [
    {
      key: 'person_name',
      title: 'payment.person',
      cell: ({ person_state }) => <PersonMark state={person_state} />,
      exported: personInFile,
    },
    personEmailColumn({ title: 'payment.email', hidden: true }),
    { key: 'variable_symbol', title: 'payment.vs' },
    {
      key: 'event_title',
      title: 'payment.event',
      cell: (row, { locale }) => textIn(row, 'event_title', locale),
    },
    {
      key: 'slot_name',
      title: 'cancelled.slot',
      hidden: true,
      cell: (row, { locale }) => textIn(row, 'slot_name', locale),
    },
    { key: 'ticket_count', title: 'cancelled.places', kind: 'number' },
    { key: 'amount', title: 'payment.amount', kind: 'money' },
    {
      key: 'reason',
      title: 'payment.reason',
      cell: ({ reason }, { t }) => t(`reason.${reason}`),
      exported: ({ reason }, { t }) => t(`reason.${reason}`),
    },
    { key: 'created_at', title: 'cancelled.created', kind: 'moment', hidden: true },
    { key: 'cancelled_at', title: 'cancelled.at', kind: 'moment', sort: true },
    { key: 'paid_at', title: 'cancelled.paidAt', kind: 'moment', sort: true },
  ],
  search: { label: 'cancelled.search', by: withWords },
  filters: [
    {
      name: 'money',
      label: 'cancelled.money',
      all: 'cancelled.all',
      values: ['came'],
      valueLabel: (_value, { t }) => t('cancelled.came'),
      apply: (query) => query.not('paid_at', 'is', null),
    },
  ],
});

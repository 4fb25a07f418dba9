import { PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { checkIcon, closeIcon } from '@arbora/ui/icons';
import { requestCancellation, writePaid } from '../booking/reservations/reservation.mutations';
import { personEmailColumn, PersonMark, personInFile, personName, withWords, defineSection } from '@arbora/office';
import { paymentKeys } from './statement.mutations';

type Reserved = readonly { id: string }[];

/** Sequential: each reservation is mailed, or rejected, separately. */
async function forEachReservation(reservations: Reserved, change: (id: string) => Promise<unknown>): Promise<void> {
  for (const { id } of reservations) await change(id);
}

const isOverdue = (due: string | null): boolean => due !== null && Date.parse(due) < Date.now();

/** Unpaid reservations of all events. */
export const unpaidReservations = defineSection({
  name: 'unpaid',
  resource: 'reservation_ticket_list',
  select:
    'id,event_id,event_slot_id,person_name,person_email,person_company,person_state,variable_symbol,amount,places,due_at,created_at',
  texts: 'manager.payments',
  title: 'unpaid.title',
  lead: 'unpaid.lead',
  route: routes.managerPayments,
  pageSize: PAGE_SIZE.reservations,
  order: ['due_at', 'created_at'],
  base: (query) => query.eq('is_paid', false).gt('places', 0),
  nameOf: (row) => personName(row) ?? row.variable_symbol,
  emptyState: { title: 'unpaid.none' },
  invalidates: paymentKeys,
  pageOf: ({ event_id, event_slot_id, variable_symbol }) =>
    routes.managerBooking.href({ event: event_id, slot: event_slot_id, q: variable_symbol }),
  columns: [
    {
      key: 'person_name',
      title: 'payment.person',
      sort: true,
      cell: ({ due_at, person_state }, { t }) => (
        <>
          <PersonMark state={person_state} />
          {isOverdue(due_at) && <Badge tone="warning">{t('unpaid.over')}</Badge>}
        </>
      ),
      exported: personInFile,
    },
    personEmailColumn({ title: 'payment.email', hidden: true }),
    { key: 'variable_symbol', title: 'payment.vs' },
    { key: 'places', title: 'unpaid.places', kind: 'number', sort: true },
    { key: 'amount', title: 'payment.amount', kind: 'money' },
    { key: 'created_at', title: 'unpaid.created', kind: 'moment', sort: true, hidden: true },
    { key: 'due_at', title: 'unpaid.due', kind: 'moment', sort: true },
  ],
  search: { label: 'unpaid.search', by: withWords },
  filters: [
    {
      name: 'due',
      label: 'unpaid.dueFilter',
      all: 'unpaid.all',
      values: ['over'],
      valueLabel: (_value, { t }) => t('unpaid.over'),
      apply: (query) => query.lt('due_at', new Date().toISOString()),
    },
  ],
  actions: [
    {
      name: 'paid',
      label: 'unpaid.markPaid',
      icon: checkIcon,
      run: (rows: Reserved) => forEachReservation(rows, (id) => writePaid(id, true)),
      undo: (rows: Reserved) => forEachReservation(rows, (id) => writePaid(id, false)),
      done: 'unpaid.markedPaid',
    },
    {
      name: 'cancel',
      label: 'unpaid.cancel',
      icon: closeIcon,
      tone: 'danger',
      ask: { title: 'unpaid.cancelTitle', text: 'unpaid.cancelText' },
      run: (rows: Reserved) => forEachReservation(rows, (id) => requestCancellation(id)),
      done: 'unpaid.cancelled',
      inRow: false,
    },
    {
      name: 'cancelSilently',
      label: 'unpaid.cancelSilently',
      icon: closeIcon,
      tone: 'danger',
      ask: { title: 'unpaid.cancelTitle', text: 'unpaid.silentText' },
      run: (rows: Reserved) => forEachReservation(rows, (id) => requestCancellation(id, false)),
      done: 'unpaid.cancelled',
      inRow: false,
    },
  ],
});

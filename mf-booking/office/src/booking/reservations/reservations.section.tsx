import { PAGE_SIZE } from '@arbora/domain';
import { defineSection, personInFile, PersonMark, personEmailColumn, withWords, type Section } from '@arbora/office';
import { routes } from '@arbora/routes';
import { checkIcon, closeIcon, mailIcon } from '@arbora/ui/icons';
import { bookingKeys } from '../booking-keys';
import { holderOf, RESERVATION_COLUMNS, reservationState, type ReservationRow } from './reservation-row';
import { requestCancellation, requestMail, writePaid } from './reservation.mutations';
import { ReservationInvoice } from './reservation-invoice';
import { ReservationStateCell } from './reservation-state-cell';
import { TicketRows } from './ticket-rows';

type Rows = readonly { id: string }[];

/** Sequential: each reservation is mailed, or refused, separately. */
async function forEach(reservations: Rows, change: (id: string) => Promise<unknown>): Promise<void> {
  for (const { id } of reservations) await change(id);
}

/** Resolves to the recipients of the mails. */
async function sendAgain(reservations: Rows): Promise<string[]> {
  const recipients: string[] = [];
  for (const { id } of reservations) recipients.push((await requestMail(id)).recipient);
  return recipients;
}

const isUnpaid = (row: ReservationRow): boolean => !row.is_paid && row.places > 0;
const places = (rows: readonly ReservationRow[]): number => rows.reduce((sum, row) => sum + row.places, 0);

/** The reservations of one slot, newest first. */
export function reservationsOf(slot: string): Section {
  return defineSection({
    name: 'reservations',
    resource: 'reservation_ticket_list',
    select: RESERVATION_COLUMNS,
    texts: 'manager.booking',
    title: 'reservations.title',
    route: routes.managerBooking,
    pageSize: PAGE_SIZE.reservations,
    base: (query) => query.eq('event_slot_id', slot),
    order: ['-created_at'],
    nameOf: holderOf,
    emptyState: { title: 'reservations.none' },
    invalidates: bookingKeys,
    columns: [
      {
        key: 'person_name',
        title: 'reservation.person',
        sort: true,
        cell: ({ person_state }) => <PersonMark state={person_state} />,
        exported: personInFile,
      },
      personEmailColumn({ title: 'reservation.email' }),
      { key: 'person_company', title: 'reservation.company', sort: true, hidden: true },
      { key: 'variable_symbol', title: 'reservation.vs' },
      { key: 'places', title: 'reservation.places', kind: 'number', sort: true },
      { key: 'checked_count', title: 'reservation.arrived', kind: 'number', hidden: true },
      { key: 'amount', title: 'reservation.amount', kind: 'money' },
      {
        key: 'is_paid',
        title: 'reservation.state',
        cell: (row) => <ReservationStateCell row={row} />,
        exported: (row, { t }) => t(`reservation.states.${reservationState(row)}`),
      },
      { key: 'created_at', title: 'reservation.created', kind: 'date', sort: true },
    ],
    search: { label: 'reservations.search', by: withWords },
    filters: [
      {
        name: 'paid',
        label: 'reservations.payment',
        all: 'reservations.all',
        values: ['unpaid', 'paid'],
        valueLabel: (value, { t }) => t(`reservations.${value as 'paid'}`),
        apply: (query, value) => query.eq('is_paid', value === 'paid'),
      },
    ],
    detail: (row) => (
      <>
        <TicketRows row={row} />
        {row.amount > 0 && <ReservationInvoice row={row} />}
      </>
    ),
    actions: [
      {
        name: 'paid',
        label: 'reservation.markPaid',
        icon: checkIcon,
        appliesTo: isUnpaid,
        run: (rows: Rows) => forEach(rows, (id) => writePaid(id, true)),
        undo: (rows: Rows) => forEach(rows, (id) => writePaid(id, false)),
        done: 'reservation.markedPaid',
      },
      {
        name: 'unpaid',
        label: 'reservation.markUnpaid',
        icon: closeIcon,
        inRow: false,
        appliesTo: (row) => reservationState(row) === 'paid',
        ask: { title: 'reservation.unpaidTitle', text: 'reservation.unpaidText' },
        run: (rows: Rows) => forEach(rows, (id) => writePaid(id, false)),
        done: 'reservation.markedUnpaid',
      },
      {
        name: 'sendAgain',
        label: 'again.button',
        icon: mailIcon,
        inRow: false,
        appliesTo: (row) => row.places > 0,
        run: sendAgain,
        done: (recipients) => {
          const all = recipients as readonly string[];
          return { text: 'again.sent' as const, values: { email: all.join(', ') } };
        },
        errors: { 'request.limited': 'again.limited' },
      },
      {
        name: 'cancel',
        label: 'reservation.cancelShort',
        icon: closeIcon,
        tone: 'danger',
        ask: (rows, formats) => {
          const freed = places(rows);
          return {
            title: 'reservation.cancelTitle' as const,
            ...(freed === 0
              ? { text: 'reservation.cancelEmptyText' as const }
              : { text: 'reservation.cancelText' as const, values: { count: freed, number: formats.number(freed) } }),
          };
        },
        run: (rows: Rows) => forEach(rows, (id) => requestCancellation(id)),
        done: 'reservation.cancelled',
      },
    ],
  });
}

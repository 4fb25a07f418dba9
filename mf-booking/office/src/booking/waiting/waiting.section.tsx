import { PAGE_SIZE } from '@arbora/domain';
import { defineSection, PersonMark, type Section } from '@arbora/office';
import { routes } from '@arbora/routes';
import { trashIcon } from '@arbora/ui/icons';
import { bookingKeys } from '../booking-keys';
import { OfferCell } from './offer-cell';
import { offerState } from './offer-state';
import { Position } from './position';
import { requestTakeOff, WAITING } from './waiting.queries';

/** Removes people one after another; resolves to the number of those who were still on the list. */
async function takeOff(people: readonly { id: string }[]): Promise<number> {
  let removed = 0;
  for (const { id } of people) if ((await requestTakeOff(id)).event_id !== null) removed += 1;
  return removed;
}

/** The waiting list of a slot, in order. */
export function waitingOf(slot: string): Section {
  return defineSection({
    name: 'waiting',
    resource: 'waiting_list',
    select: WAITING,
    texts: 'manager.booking',
    title: 'waiting.title',
    route: routes.managerBooking,
    pageSize: PAGE_SIZE.reservations,
    base: (query) => query.eq('event_slot_id', slot),
    order: ['created_at'],
    nameOf: ({ person_name, person_email }) => person_name ?? person_email,
    emptyState: { title: 'waiting.none', text: 'waiting.noneText' },
    invalidates: [['own_waiting'], ...bookingKeys],
    columns: [
      {
        key: 'person_name',
        title: 'reservation.person',
        sort: true,
        cell: ({ id, event_slot_id, person_state }) => (
          <>
            <Position slot={event_slot_id} id={id} />
            <PersonMark state={person_state} />
          </>
        ),
      },
      { key: 'person_email', title: 'reservation.email' },
      { key: 'places', title: 'reservation.places', kind: 'number', sort: true },
      {
        key: 'accepts_fewer',
        title: 'waiting.part',
        cell: ({ accepts_fewer }, { t }) => accepts_fewer && t('waiting.fewer'),
      },
      { key: 'created_at', title: 'waiting.since', kind: 'moment', sort: true },
      { key: 'offer_until', title: 'waiting.offer', cell: (row) => <OfferCell row={row} /> },
    ],
    search: { label: 'waiting.search', by: ['person_name', 'person_email'] },
    actions: [
      {
        name: 'takeOff',
        label: 'waiting.takeOff',
        icon: trashIcon,
        tone: 'danger',
        ask: (rows) => ({
          title: 'waiting.takeOffTitle' as const,
          text: rows.some((row) => offerState(row) === 'offered')
            ? ('waiting.takeOffOfferedText' as const)
            : ('waiting.takeOffText' as const),
        }),
        run: takeOff,
        // Zero: all of them had already left the list.
        done: (removed) => ({ text: removed === 0 ? ('waiting.alreadyOff' as const) : ('waiting.takenOff' as const) }),
      },
    ],
  });
}

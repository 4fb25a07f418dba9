import { EVENT_ID, SLOT_ID } from '../test-data';
import { bookingViewState, reservationFilter } from './booking-view-state';

const place = (search: string) => bookingViewState(new URLSearchParams(search));

test.each([
  ['', { event: null, slot: null, form: null }],
  [`event=${EVENT_ID}`, { event: EVENT_ID, slot: null, form: null }],
  [`event=${EVENT_ID}&slot=${SLOT_ID}`, { event: EVENT_ID, slot: SLOT_ID, form: null }],
  [`event=${EVENT_ID}&slot=${SLOT_ID}&list=waiting`, { event: EVENT_ID, slot: SLOT_ID, list: 'waiting', form: null }],
  [`slot=${SLOT_ID}`, { event: null, slot: null, form: null }],
  ['event=1', { event: null, slot: null, form: null }],
  ['form=event', { event: null, slot: null, form: { kind: 'event' } }],
  [`event=${EVENT_ID}&form=slot`, { event: EVENT_ID, slot: null, form: { kind: 'slot', id: null } }],
  [`event=${EVENT_ID}&form=${SLOT_ID}`, { event: EVENT_ID, slot: null, form: { kind: 'slot', id: SLOT_ID } }],
  ['form=other', { event: null, slot: null, form: null }],
])('the URL %p is parsed and serialized', (search, expected) => {
  expect(place(search)).toEqual({ list: 'reservations', ...expected });
});

test('an invalid filter is ignored', () => {
  expect(reservationFilter(new URLSearchParams('q=+jan+&paid=maybe'))).toEqual({ q: 'jan', paid: null });
});

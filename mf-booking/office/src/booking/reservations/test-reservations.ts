import { on } from '@arbora/event-bus';
import { renderPage, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { setWindowWidth } from '@arbora/office/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { anEvent, aReservation, aSlot, EVENT_ID, SLOT_ID } from '../../test-data';
// A page is loaded when it is opened; loaded here, it does not take from the time of the first test.
import '../booking.page';

export const LIST = 'GET /api/rest/reservation_ticket_list';
export const URL = `/cs/manager/booking?event=${EVENT_ID}&slot=${SLOT_ID}`;

/** The messages of the current test, each after its type. */
export const snackbars: string[] = [];
on('snackbar', ({ type, text }) => void snackbars.push(`${type}: ${text}`));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

/** Opens the reservations of a slot. */
export function open(routes: TestRoutes = {}, url = URL): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': [anEvent()],
    'GET /api/rest/booking_event_slot': [aSlot()],
    'GET /api/rest/event_slots_capacity': [{ id: SLOT_ID, event_id: EVENT_ID, used: 2, togo: 18 }],
    'GET /api/rest/waiting_list': [],
    [LIST]: replyPage([aReservation()]),
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}
export const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

/** Opens the reservation in its drawer. */
export const openRecord = async (): Promise<void> => {
  await userEvent.click(within(await screen.findByRole('table')).getByRole('link', { name: 'Karel Zahradník' }));
  await screen.findByRole('dialog', { name: 'Karel Zahradník' });
};

/** Answers a question by this button. */
export async function confirm(name: RegExp, button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name });
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
}

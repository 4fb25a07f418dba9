import { login } from '@arbora/auth';
import type { Acl } from '@arbora/domain';
import { renderPage, reply, replyPage, testProfile, testServer, type RenderedPage } from '@arbora/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '../test-browser';
import { anEvent, aRegistration, aReservation, EVENT_ID, SLOT_ID } from '../test-data';

beforeEach(() => setWindowWidth(1440));

function open(acl: Acl[]): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': replyPage(
      [{ ...anEvent(), slots: [{ capacity_total: 20 }], capacities: [{ used: 5 }] }],
      8,
    ),
    'GET /api/rest/reservation_ticket_list': replyPage([aReservation()], 14),
    'GET /api/at-rest/auth_person': replyPage([aRegistration()], 3),
  });
  return renderPage(remote, '/cs/manager', { server, person: { acl } });
}
const headings = (): (string | null)[] => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

test('sales see events and unpaid reservations, and how many there are', async () => {
  const { server } = await open(['sales']);
  expect(await screen.findByText('14')).toBeInTheDocument();
  expect(headings()).toEqual(['Nejbližší akce', 'Nezaplacené rezervace']);
  expect(screen.getByText('obsazeno 5 z 20')).toBeInTheDocument();
  const soonest = screen.getByRole('list', { name: 'S nejbližší splatností' });
  expect(within(soonest).getByRole('link', { name: 'Karel Zahradník' })).toHaveAttribute(
    'href',
    `/cs/manager/booking?event=${EVENT_ID}&slot=${SLOT_ID}&paid=unpaid`,
  );
  expect(server.sent('GET /api/at-rest/auth_person')).toHaveLength(0);
});

test('admins see who waits for approval too', async () => {
  await open(['admin']);
  expect(await screen.findByRole('link', { name: 'Václav Čekal' })).toBeInTheDocument();
  expect(headings()).toEqual(['Nejbližší akce', 'Nezaplacené rezervace', 'Čekají na schválení']);
});

test('rights that could not be read are not taken for missing ones', async () => {
  const { server } = await open(['sales']);
  server.on({ 'GET /api/rest/user_profile': reply(403, { code: '42501', message: '' }) });
  await act(() => login('jana@arbora.example', 'stromy-a-kere'));
  expect(screen.getByRole('alert')).toHaveTextContent('Nepodařilo se zjistit, které sekce smíte otevřít');
  server.on({ 'GET /api/rest/user_profile': [{ ...testProfile, acl: ['sales'] }] });
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByRole('heading', { name: 'Nezaplacené rezervace' })).toBeInTheDocument();
});

test('who has no section yet is told so, and nothing is asked', async () => {
  const { server } = await open(['editor']);
  expect(await screen.findByText('Zatím tu pro vás nic není')).toBeInTheDocument();
  expect(server.sent('GET /api/rest/booking_event')).toHaveLength(0);
});

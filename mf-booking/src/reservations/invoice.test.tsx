import type { Invoice } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import {
  renderPage,
  reply,
  replyPage,
  testServer,
  type RenderedPage,
  type TestRequest,
  type TestRoutes,
} from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aReservation, inDays, RESERVATION_ID } from '../test-data';

const SAVE = 'POST /api/backend/reservation_invoice';
const invoice: Invoice = {
  name: 'Jana Nováková',
  ico: '',
  company: '',
  country: 'CZ',
  dic: '',
  street: 'Lipová 1',
  city: '',
  zip: '',
};

const snackbars: string[] = [];
on('snackbar', ({ type, text }) => void snackbars.push(`${type}: ${text}`));
beforeEach(() => void (snackbars.length = 0));

function open(reservation = aReservation(), routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_reservation': ({ query }: TestRequest) => (query.has('id') ? [reservation] : replyPage([])),
    'GET /api/rest/booking_event': () => replyPage([]),
    'GET /api/rest/booking_ticket': [],
    'GET /api/rest/own_cancelled_reservation': [],
    'GET /api/rest/tax_document': [],
    [`GET /api/backend/booking_reservation/${RESERVATION_ID}/payment`]: null,
    'GET /api/company/27082440': {
      ico: '27082440',
      company: 'Školka Haná s.r.o.',
      dic: 'CZ27082440',
      street: 'Polní 3',
      city: 'Prostějov',
      zip: '796 01',
      region: 124,
    },
    ...routes,
  });
  return renderPage(remote, `/cs/rezervace/${RESERVATION_ID}`, { server, person: {} });
}
const form = async () => within(await screen.findByRole('dialog', { name: 'Upravit fakturační údaje' }));

test('invoice details can be changed until the reservation is paid, and the company is looked up by its id', async () => {
  const { server } = await open(aReservation({ custom_data: { places: [], invoice } }), { [SAVE]: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Upravit fakturační údaje' }));
  const fields = await form();
  await userEvent.click(fields.getByLabelText(/^IČO/));
  await userEvent.paste('27082440');
  await waitFor(() => expect(fields.getByLabelText(/^Firma/)).toHaveValue('Školka Haná s.r.o.'));
  // The customer's input is kept.
  expect(fields.getByLabelText(/^Ulice/)).toHaveValue('Lipová 1');
  await userEvent.click(fields.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(snackbars).toEqual(['success: Fakturační údaje jsou uložené.']));
  expect(server.sent(SAVE)[0]?.body).toEqual({
    id: RESERVATION_ID,
    version: 1,
    invoice: {
      ...invoice,
      ico: '27082440',
      company: 'Školka Haná s.r.o.',
      dic: 'CZ27082440',
      city: 'Prostějov',
      zip: '796 01',
    },
  });
});

test('a payment received meanwhile is reported, and the input is kept', async () => {
  const fixed = reply(409, { code: 'booking.invoice_fixed', message: '' });
  await open(aReservation({ custom_data: { places: [], invoice: { ...invoice, city: 'Brno', zip: '602 00' } } }), {
    [SAVE]: fixed,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Upravit fakturační údaje' }));
  const fields = await form();
  await userEvent.click(fields.getByLabelText(/^Firma/));
  await userEvent.paste('Sady');
  await userEvent.click(fields.getByRole('button', { name: 'Uložit' }));
  expect(await fields.findByText('Rezervace je zaplacená, fakturační údaje už změnit nejdou.')).toBeVisible();
  expect(fields.getByLabelText(/^Firma/)).toHaveValue('Sady');
});

test('invoice details of a paid reservation are read-only', async () => {
  const data = { places: [], invoice: { ...invoice, company: 'Sady s.r.o.' } };
  await open(aReservation({ is_paid: true, paid_at: inDays(-1), due_at: null, custom_data: data }));
  expect(await screen.findByText('Sady s.r.o.')).toBeVisible();
  expect(screen.getByText(/údaje už změnit nejdou/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /fakturační údaje/ })).toBeNull();
});

test('a reservation without invoice details says so and promises no document', async () => {
  await open(aReservation({ custom_data: { places: [], invoice: null } }));
  const section = (await screen.findByRole('heading', { name: 'Fakturační údaje' })).closest('section')!;
  expect(within(section).getByText('Fakturační údaje nejsou vyplněné.')).toBeVisible();
  expect(screen.queryByText(/doklad/i)).toBeNull();
});

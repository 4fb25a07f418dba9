import { enter, reply, replyPage, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReservation, EVENT_ID, inDays, RESERVATION_ID, SLOT_ID, TICKET_ID } from '../../test-data';
import { button, confirm, LIST, open, openRecord, snackbars } from './test-reservations';

const paid = aReservation({ is_paid: true, paid_at: inDays(0) });
test('tickets are checked in for this event', async () => {
  const { server } = await open({
    [LIST]: replyPage([paid]),
    'POST /api/backend/ticket_check_in': reply(409, { code: 'booking.ticket_used', message: '' }),
  });
  await openRecord();
  await userEvent.click(await button('Odbavit: Karel Zahradník'));
  await waitFor(() => expect(snackbars).toEqual(['error: Vstupenka už byla použita.']));
  expect(server.sent('POST /api/backend/ticket_check_in')[0]?.body).toEqual({
    id: TICKET_ID,
    event_id: EVENT_ID,
    slot_id: SLOT_ID,
  });
});

test('tickets of another day link to their page, which allows an exception', async () => {
  await open({
    [LIST]: replyPage([paid]),
    'POST /api/backend/ticket_check_in': reply(409, { code: 'booking.ticket_other_day', message: '' }),
  });
  await openRecord();
  await userEvent.click(await button('Odbavit: Karel Zahradník'));
  await waitFor(() => expect(snackbars).toEqual([expect.stringContaining('Termín není dnes.')]));
  const tickets = within(screen.getByRole('list', { name: 'Vstupenky' }));
  expect(tickets.getByRole('link', { name: 'Karel Zahradník' })).toHaveAttribute(
    'href',
    `/cs/services/ticket?id=${TICKET_ID}`,
  );
});

describe('a ticket is edited:', () => {
  const TICKET = 'GET /api/rest/booking_ticket';
  const COMPANY = 'PATCH /api/rest/booking_ticket';
  const RENAME = 'PATCH /api/backend/booking_ticket';
  const stored = {
    id: TICKET_ID,
    name_on_ticket: 'Karel Zahradník',
    custom_email: 'karel@sady.example',
    custom_company: null,
    version: 4,
  };
  async function edit(routes: TestRoutes = {}): Promise<RenderedPage> {
    const page = await open({ [TICKET]: [stored], [COMPANY]: [{ ...stored, version: 5 }], [RENAME]: {}, ...routes });
    await openRecord();
    await userEvent.click(await button('Upravit: Karel Zahradník'));
    await screen.findByLabelText('Jméno na vstupence');
    return page;
  }
  async function retype(label: RegExp, text: string): Promise<void> {
    const form = within(screen.getByRole('form'));
    await userEvent.clear(form.getByLabelText(label));
    if (text !== '') await enter(form.getByLabelText(label), text);
  }
  const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));

  test('a corrected name keeps the e-mail', async () => {
    const { server } = await edit();
    expect(screen.getByLabelText(/^E-mail účastníka/)).toHaveValue('karel@sady.example');
    await retype(/^Jméno na vstupence/, 'Karel Zahradníček');
    await save();
    await waitFor(() => expect(snackbars).toEqual(['success: Úpravy uloženy']));
    expect(server.sent(RENAME).map(({ body }) => body)).toEqual([
      { id: TICKET_ID, version: 4, name: 'Karel Zahradníček', email: 'karel@sady.example' },
    ]);
    expect(server.sent(COMPANY)).toEqual([]);
  });

  test('a company alone is saved without passing the ticket on', async () => {
    const { server } = await edit();
    await retype(/^Firma/, 'Sady s.r.o.');
    await save();
    await waitFor(() => expect(snackbars).toEqual(['success: Úpravy uloženy']));
    expect(server.sent(COMPANY)[0]?.body).toEqual({ custom_company: 'Sady s.r.o.' });
    expect(server.sent(COMPANY)[0]?.query.get('version')).toBe('eq.4');
    expect(server.sent(RENAME)).toEqual([]);
  });

  test('a removed e-mail and a company are both saved, by consecutive versions', async () => {
    const { server } = await edit();
    await retype(/^E-mail účastníka/, '');
    await retype(/^Firma/, 'Sady s.r.o.');
    await save();
    await waitFor(() => expect(server.sent(RENAME)).toHaveLength(1));
    expect(server.sent(RENAME)[0]?.body).toEqual({ id: TICKET_ID, version: 5, name: 'Karel Zahradník', email: '' });
  });

  test('an invalid e-mail is reported at its field, a concurrent change at the changed one', async () => {
    const conflict = reply(409, { code: 'content.changed_meanwhile', message: '' });
    const { server } = await edit({ [RENAME]: conflict });
    await retype(/^E-mail účastníka/, 'bez zavináče');
    await save();
    expect(await screen.findByText('Neplatný e-mail')).toBeInTheDocument();
    expect(server.sent(RENAME)).toEqual([]);
    await retype(/^E-mail účastníka/, 'karel@arbora.example');
    server.on({ [TICKET]: [{ ...stored, custom_email: 'eva@arbora.example', version: 7 }] });
    await save();
    expect(await screen.findByText(/eva@arbora\.example/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^E-mail účastníka/)).toHaveValue('karel@arbora.example');
  });

  test('one that is gone is reported', async () => {
    await open({ [TICKET]: [] });
    await openRecord();
    await userEvent.click(await button('Upravit: Karel Zahradník'));
    expect(await screen.findByText('Tento záznam už neexistuje')).toBeInTheDocument();
  });
});

test('tickets of an unpaid reservation cannot be checked in', async () => {
  await open();
  await openRecord();
  expect(await button('Smazat: Eva Zahradníková')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Odbavit/ })).toBeNull();
});

test('tickets are deleted with the reservation if they are the last, after a warning', async () => {
  const last = aReservation({ tickets: paid.tickets.slice(0, 1), places: 1 });
  await open({
    [LIST]: replyPage([last]),
    'DELETE /api/backend/booking_ticket': { reservation_id: RESERVATION_ID, places: 0 },
  });
  await openRecord();
  await userEvent.click(await button('Smazat: Karel Zahradník'));
  expect(await screen.findByText(/zruší se s ní celá rezervace/)).toBeInTheDocument();
  await confirm(/Smazat vstupenku/, 'Smazat');
  await waitFor(() => expect(snackbars).toEqual(['success: Rezervace je zrušená.']));
});

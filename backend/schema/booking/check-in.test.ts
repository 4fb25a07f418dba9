import { variableSymbol, type TicketCheck } from '@arbora/domain';
import type { Claims } from '../../src/database/database';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

async function check(id: string, person?: Claims, from?: string) {
  const token = person && (await api.tokenFor(person));
  return api.call('GET', `/api/backend/ticket_check?id=${id}`, undefined, { token, ...(from && { from }) });
}

async function checkIn(id: string, person: Claims = sales) {
  return api.call('POST', '/api/backend/ticket_check_in', { id }, { token: await api.tokenFor(person) });
}

async function ticketOf(options: Parameters<typeof makeSlot>[1] = {}, names = ['Eva Malá', 'Jan Velký']) {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, options);
  const { reservation, tickets } = await reserve(api, person, slot.id, names);
  return { person, slot, reservation, tickets, id: tickets[0]?.id ?? '' };
}

/** A ticket of a slot that has begun just now. */
async function ticketOfToday(options: Parameters<typeof makeSlot>[1] = {}) {
  const made = await ticketOf(options);
  await api.database.asOwner('update booking_event_slot set date_start = now() where id = $1', [made.slot.id]);
  return made;
}

describe('the check', () => {
  test('shows a stranger validity and event, but no name', async () => {
    const { id, slot } = await ticketOf();
    const answer = (await check(id)).json<TicketCheck>();
    expect(answer).toMatchObject({ state: 'valid', view: 'stranger', ticket: null, reservation: null, others: [] });
    expect(answer.event).toMatchObject({ id: slot.event_id, title: 'Den otevřených dveří', title_en: 'Open day' });
    expect(JSON.stringify(answer)).not.toContain('Eva');
    expect((await check(id, await makePerson(api.database))).json()).toMatchObject({ view: 'stranger', ticket: null });
  });

  test('shows the holder their ticket with its code', async () => {
    const { id, person } = await ticketOf();
    expect((await check(id, person)).json()).toMatchObject({
      view: 'owner',
      ticket: { id, name_on_ticket: 'Eva Malá', qr: expect.stringMatching(/^data:image/) },
      reservation: null,
      others: [],
    });
  });

  test('shows staff the reservation and the person’s other tickets of the event', async () => {
    const { id, person, slot, reservation, tickets } = await ticketOf({ price: 100 });
    expect((await check(id, sales)).json()).toMatchObject({
      state: 'unpaid',
      view: 'staff',
      ticket: { id, qr: null },
      reservation: {
        id: reservation.id,
        variable_symbol: variableSymbol('2026', reservation.vs),
        is_paid: false,
        person_email: person.email,
      },
      others: [
        {
          id: tickets[1]?.id,
          name_on_ticket: 'Jan Velký',
          is_checked: false,
          is_paid: false,
          slot_id: slot.id,
          slot_name: 'Dopoledne',
          slot_name_en: null,
        },
      ],
    });
    const editor = await makePerson(api.database, { acl: ['editor'] });
    expect((await check(id, editor)).json()).toMatchObject({ view: 'stranger' });
  });

  test('reports an unknown id', async () => {
    expect((await check(crypto.randomUUID())).json()).toMatchObject({ state: 'unknown', event: null });
    expect((await check('17')).statusCode).toBe(400);
  });

  test('is limited by address, except for staff', async () => {
    const { id } = await ticketOf();
    const answers = [];
    for (let request = 0; request < 61; request += 1) answers.push(await check(id, undefined, '203.0.113.7'));
    expect(answers.slice(0, 60).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers[60]?.statusCode).toBe(429);
    expect(Number(answers[60]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await check(id, sales, '203.0.113.7')).statusCode).toBe(200);
    expect((await check(id, undefined, '203.0.113.8')).statusCode).toBe(200);
  });
});

describe('checking in', () => {
  test('uses the ticket once; a second attempt reports when it was used', async () => {
    const { id } = await ticketOfToday();
    const first = await checkIn(id);
    expect(first.json()).toMatchObject({ state: 'used', view: 'staff', ticket: { is_checked: true } });
    const second = await checkIn(id);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'booking.ticket_used',
      details: { checked_at: first.json<TicketCheck>().checked_at },
    });
  });

  test('can be undone by sales staff only', async () => {
    const { id, person } = await ticketOfToday();
    await checkIn(id);
    const undo = async (who: Claims, is_checked = false) =>
      api.call('PATCH', `/api/rest/booking_ticket?id=eq.${id}`, { is_checked }, { token: await api.tokenFor(who) });
    expect((await undo(person)).statusCode).toBe(403);
    const editor = await makePerson(api.database, { acl: ['editor'] });
    await undo(editor);
    expect((await check(id, sales)).json()).toMatchObject({ state: 'used' });
    expect((await undo(sales)).statusCode).toBe(204);
    expect((await check(id, sales)).json()).toMatchObject({ state: 'valid', checked_at: null });
    expect((await checkIn(id)).statusCode).toBe(200);

    const unpaid = await ticketOfToday({ price: 100 });
    const use = await api.call(
      'PATCH',
      `/api/rest/booking_ticket?id=eq.${unpaid.id}`,
      { is_checked: true },
      { token: await api.tokenFor(sales) },
    );
    expect(use.json()).toMatchObject({ message: 'booking.ticket_unpaid' });
  });

  test('prevents the holder from changing the name on the ticket', async () => {
    const { id, person } = await ticketOfToday();
    await api.database.asOwner(
      // Later on the same day in Prague, also an hour before midnight.
      `update booking_event_slot
       set date_start = least(
         now() + interval '1 hour',
         (date_trunc('day', now() at time zone 'Europe/Prague') + interval '1 day -1 second') at time zone 'Europe/Prague'
       )
       where id = (select r.event_slot_id from booking_ticket t join booking_reservation r on r.id = t.reservation_id where t.id = $1)`,
      [id],
    );
    const rename = async (who: Claims) =>
      api.call(
        'PATCH',
        `/api/rest/booking_ticket?id=eq.${id}`,
        { name_on_ticket: 'Jiná' },
        { token: await api.tokenFor(who) },
      );
    const name = async () => (await check(id, sales)).json<TicketCheck>().ticket?.name_on_ticket;
    await checkIn(id);
    await rename(person);
    expect(await name()).toBe('Eva Malá');
    await rename(sales);
    expect(await name()).toBe('Jiná');
  });

  test('succeeds at one of two concurrent doors', async () => {
    const { id } = await ticketOfToday();
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkIn(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
  });

  test('refuses unpaid, cancelled and unknown tickets', async () => {
    const unpaid = await ticketOfToday({ price: 100 });
    expect((await checkIn(unpaid.id)).json()).toMatchObject({ code: 'booking.ticket_unpaid' });

    const cancelled = await ticketOf();
    await api.call(
      'DELETE',
      '/api/backend/booking_reservation',
      { id: cancelled.reservation.id },
      { token: await api.tokenFor(cancelled.person) },
    );
    expect((await checkIn(cancelled.id)).json()).toMatchObject({ code: 'booking.ticket_cancelled' });
    expect((await checkIn(crypto.randomUUID())).json()).toMatchObject({ code: 'booking.ticket_unknown' });
  });

  test('is allowed to sales staff and admins only', async () => {
    const { id, person } = await ticketOfToday();
    expect((await checkIn(id, person)).statusCode).toBe(403);
    expect((await checkIn(id, await makePerson(api.database, { acl: ['editor'] }))).statusCode).toBe(403);
    expect((await check(id)).json()).toMatchObject({ state: 'valid' });
    expect((await checkIn(id, await makePerson(api.database, { acl: ['admin'] }))).statusCode).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { APP_KEY } from '@arbora/domain';
import { makePerson, makeSlot, proveAddress } from '../../tests/booking-fixtures';
import { readConfig } from '../../src/config';
import type { Claims } from '../../src/database/database';
import { JOBS } from '../../src/jobs/index';
import { startJobs } from '../../src/jobs/job-runner';
import { createTransport } from '../../src/mail/transport';
import { mediaApp, type MediaApp } from '../../tests/media-fixtures';
import { sendDueMails } from '../../tests/send-due-mails';
import { tracesOf } from '../../tests/traces';
import { wellKnownPerson, type WellKnownPerson } from '../../tests/well-known-person';

let api: MediaApp;
const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
let written: string[];
beforeAll(async () => {
  written = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  api = await mediaApp();
  api.app.log.level = 'debug';
  // Creates the tables of the queue with its pending jobs.
  const runner = await startJobs({ config, database: api.database }, JOBS, api.app.log);
  await runner.stop();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await api.close();
});

/** Tables in which a guest of the person may remain, with the reason; the person must not be in any. */
const GUESTS_KEPT: Readonly<Record<string, string>> = {
  'app_private.rate_limit_hit.key':
    'Tickets that an address got today, whoever reserved them: an erasure resets no limit.',
};

async function tracesLeft({ words, guests }: WellKnownPerson): Promise<string[]> {
  const ofGuests = await tracesOf(api.database, guests);
  return [
    ...(await tracesOf(api.database, words)),
    ...ofGuests.filter((trace) => !Object.keys(GUESTS_KEPT).some((place) => trace.startsWith(`${place}: `))),
  ];
}

async function sendAll(): Promise<void> {
  const transport = createTransport(config);
  while ((await sendDueMails({ config, database: api.database }, transport)) > 0);
}

const eraseOwn = async (person: WellKnownPerson) =>
  api.call('DELETE', '/api/auth/user', { password: person.password }, { token: await api.tokenFor(person) });
const asAdmin = async (url: string, { sub }: { sub: string }) =>
  api.call('POST', url, { id: sub }, { token: await api.tokenFor('admin@arbora.example') });

/** Tables with data of a customer, so that the search is proven to cover them. */
const FILLED = [
  'user_profile', 'auth_person', 'mail', 'mail_attachment', 'booking_reservation', 'booking_ticket', 'cancelled_reservation',
  'bank_transaction', 'shop_order', 'static_file', 'news_comment', 'subscriber', 'event_slot', 'session', 'auth_log',
  'idempotency_key', 'rate_limit_hit',
]; // oxfmt-ignore

describe('an erased person leaves no trace in any table or log', () => {
  it.each<[string, string, (person: WellKnownPerson) => Promise<{ statusCode: number }>]>([
    ['with all mails sent', 'sent', eraseOwn],
    ['with mails that wait', 'queued', eraseOwn],
    ['while mails are being sent', 'sending', eraseOwn],
    ['with mails that could not be delivered', 'dead', eraseOwn],
    ['by an admin', 'queued', (person) => asAdmin('/api/auth/user/delete', person)],
  ])(
    '%s',
    async (_case, status, erase) => {
      const person = await wellKnownPerson(api);
      if (status === 'sent') await sendAll();
      else await api.database.asOwner('update app_private.mail set status = $1', [status]);
      const places = await tracesOf(api.database, person.words);
      expect(FILLED.filter((table) => !places.some((place) => place.includes(`.${table}.`)))).toEqual([]);

      expect((await erase(person)).statusCode).toBe(204);
      // Mails about the erasure are still sent, and deleted afterwards.
      expect((await tracesLeft(person)).filter((trace) => !trace.startsWith('app_private.mail.'))).toEqual([]);
      await api.database.asOwner(
        "update app_private.mail set status = 'queued', next_attempt_at = now() where status = 'sending'",
      );
      await sendAll();
      expect(await tracesLeft(person)).toEqual([]);
      const log = written.join('');
      expect([...person.words, ...person.guests].filter((word) => log.includes(word))).toEqual([]);
    },
    60_000,
  );

  it('a rejected registration leaves no trace once its mail has been sent', async () => {
    const mark = randomUUID().slice(0, 8);
    const email = `odmitnuta.${mark}@example.org`;
    const body = {
      apiKey: APP_KEY,
      email,
      password: 'buk lesni, javor mlec',
      name: `Anna ${mark}`,
      phone: `+420 ${String(Number.parseInt(mark, 16)).padStart(10, '7')}`,
    };
    const made = await api.call('POST', '/api/backend/profile/create', body, { headers: { 'idempotency-key': mark } });
    await sendAll();
    const sub = made.json<{ id: string }>().id;
    expect((await asAdmin('/api/backend/registration/reject', { sub })).json()).toMatchObject({
      id: sub,
      changed: true,
    });
    expect(
      await api.database.asOwner('select kind, status from app_private.mail where recipient = $1', [email]),
    ).toEqual([{ kind: 'account-rejected', status: 'queued' }]);
    await sendAll();
    expect(await tracesOf(api.database, [mark])).toEqual([]);
  });
});

describe('the guest of another person', () => {
  async function guestOf(holder: Claims, guest: Claims, places: object[]) {
    const slot = await makeSlot(api.database);
    const body = { event_slot_id: slot.id, custom_data: { places, invoice: null } };
    const made = await api.call('POST', '/api/backend/booking_reservation', body, {
      token: await api.tokenFor(holder),
    });
    return { id: made.json<{ id: string }>().id, slot, token: await api.tokenFor(guest) };
  }

  it('a guest’s export has their tickets, including cancelled ones', async () => {
    const [holder, guest] = [await makePerson(api.database), await makePerson(api.database)];
    const places = [{ name: 'Karel' }, { name: 'Božena Host', email: guest.email }];
    const { token } = await guestOf(holder, guest, places);
    const cancelled = await guestOf(holder, guest, places);
    await proveAddress(api.database, guest.sub);
    await api.call(
      'DELETE',
      '/api/backend/booking_reservation',
      { id: cancelled.id },
      { token: await api.tokenFor(holder) },
    );
    const { guest_tickets } = (await api.call('GET', '/api/auth/user/data', undefined, { token })).json<{
      guest_tickets: object[];
    }>();
    expect(guest_tickets).toHaveLength(2);
    expect(guest_tickets).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name_on_ticket: 'Božena Host', custom_email: guest.email, slot: 'Dopoledne' }),
        expect.objectContaining({ name_on_ticket: 'Božena Host', cancelled_at: expect.any(String) }),
      ]),
    );
    expect(JSON.stringify(guest_tickets)).not.toMatch(/Karel|"qr"|reservation_id/);
  });

  it('an erased guest’s ticket gets the name of its holder, who is not notified', async () => {
    const [holder, guest] = [await makePerson(api.database), await makePerson(api.database)];
    const { id } = await guestOf(holder, guest, [{ name: 'Karel' }, { name: 'Božena Host', email: guest.email }]);
    const mails = () => api.database.asOwner('select kind from app_private.mail where recipient = $1', [holder.email]);
    const before = await mails();
    expect((await asAdmin('/api/auth/user/delete', guest)).statusCode).toBe(204);
    const tickets = await api.database.asOwner(
      'select name_on_ticket, custom_email from booking_ticket where reservation_id = $1 order by position',
      [id],
    );
    expect(tickets).toEqual([
      { name_on_ticket: 'Karel', custom_email: null },
      { name_on_ticket: 'Jana Nováková', custom_email: null },
    ]);
    expect(await api.database.asOwner('select custom_data from booking_reservation where id = $1', [id])).toEqual([
      { custom_data: { places: [{ name: 'Karel' }, { name: 'Jana Nováková' }], invoice: null } },
    ]);
    expect(await mails()).toEqual(before);
  });
});

it('changes by staff stay in the history after an erasure, under a random id', async () => {
  const colleague = await makePerson(api.database, { acl: ['editor'] });
  const [card] = await api.database.asOwner<{ id: string }>(
    "insert into person_card (name, position) values ('Eva', 'Zahradnice') returning id",
  );
  for (const name of ['Jana', 'Marie']) {
    await api.database.asRole(colleague, (client) =>
      client.query('update person_card set name = $2 where id = $1', [card?.id, name]),
    );
  }
  const writers = async () =>
    (
      await api.database.asOwner<{ person_id: string }>(
        "select person_id from app_private.history where row_key = $1 and operation = 'update'",
        [card?.id],
      )
    ).map(({ person_id }) => person_id);
  expect(await writers()).toEqual([colleague.sub, colleague.sub]);
  expect((await asAdmin('/api/auth/user/delete', colleague)).statusCode).toBe(204);
  const [first, second] = await writers();
  expect([typeof first, second]).toEqual(['string', first]);
  expect((await tracesOf(api.database, [colleague.sub])).filter((trace) => !trace.includes('auth_log'))).toEqual([]);
  expect(await tracesOf(api.database, [String(first)])).toEqual([
    expect.stringContaining('app_private.history.person_id'),
  ]);
});

it('actions of staff stay in the log after an erasure, without their address', async () => {
  const colleague = await makePerson(api.database, { acl: ['admin'] });
  const customer = await makePerson(api.database);
  await api.database.asOwner(
    `insert into app_private.auth_log (event, person_id, actor_id, address, user_agent)
     values ('person_created', $1, $2, '10.66.0.1', 'Office')`,
    [customer.sub, colleague.sub],
  );
  expect((await asAdmin('/api/auth/user/delete', colleague)).statusCode).toBe(204);
  const log = await api.database.asOwner('select address, user_agent from app_private.auth_log where person_id = $1', [
    customer.sub,
  ]);
  expect(log).toEqual([{ address: null, user_agent: null }]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BankStatementResult, BankTransaction, BankTransactionListItem } from '@arbora/domain';
import { testApp, type TestApp } from '../../../tests/app';
import { mailsTo, reserve } from '../../../tests/booking-client';
import { makePerson, makeSlot } from '../../../tests/booking-fixtures';
import { openDatabase, type Claims } from '../../database/database';
import { openStatementReader } from './statement-reader';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

const fixture = (name: string): Buffer => readFileSync(path.join(__dirname, 'fixtures', name));

let number = 0;
/** A movement for a test's statement. */
const movement = (vs: string, amount: string, more: { id?: string; currency?: string; message?: string } = {}) =>
  [more.id ?? `T${++number}`, '20.11.2026', amount, more.currency ?? 'CZK', vs, more.message ?? ''].join(';');
const csv = (...rows: string[]) => `ID pohybu;Datum;Objem;Měna;VS;Zpráva pro příjemce\n${rows.join('\n')}\n`;

const send = async (file: string | Buffer, who = sales, site = api) =>
  site.call(
    'POST',
    '/api/backend/bank_statement',
    { data: Buffer.from(file).toString('base64'), file_name: 'výpis.csv' },
    { token: await site.tokenFor(who) },
  );
/** Outcomes of a statement that has not been booked before. */
const book = async (...rows: string[]) => {
  const answer = await send(csv(...rows));
  expect(answer.statusCode).toBe(201);
  return answer.json<BankStatementResult>();
};
const symbol = (vs: string) => `2026${vs.padStart(6, '0')}`;
const get = async <Row>(query: string, who = sales) =>
  (await api.call('GET', `/api/rest/${query}`, undefined, { token: await api.tokenFor(who) })).json<Row[]>();
const transactions = (vs: string) =>
  get<BankTransactionListItem>(`bank_transaction_list?vs=eq.${vs}&order=created_at,line`);
const isPaid = async (id: string) => (await get<{ is_paid: boolean }>(`booking_reservation?id=eq.${id}`))[0]?.is_paid;

async function reserved(names = ['Eva', 'Jan', 'Petr'], price = 150) {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price });
  const { reservation } = await reserve(api, person, slot.id, names);
  return { person, slot, reservation, vs: symbol(reservation.vs) };
}
const expire = async (id: string) => {
  await api.database.asOwner("update booking_reservation set due_at = now() - interval '1 hour' where id = $1", [id]);
  await api.database.service.query('select app_private.expire_reservations(1000)');
};

test('a full match marks the reservation paid, with its mail', async () => {
  const { person, reservation, vs } = await reserved();
  const result = await book(movement(`000${vs}`.slice(-10), '450,00'));
  expect(result).toMatchObject({ lines: 1, repeated: 0, outcomes: { paid: 1 } });
  expect(await isPaid(reservation.id)).toBe(true);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);
  expect(await transactions(vs)).toEqual([
    expect.objectContaining({
      outcome: 'paid',
      amount: 450,
      difference: null,
      reservation_id: reservation.id,
      reservation_symbol: vs,
      reservation_is_paid: true,
      person_email: person.email,
    }),
  ]);
});

test('the symbol may stand in the message alone', async () => {
  const { reservation, vs } = await reserved();
  await book(movement('', '450,00', { message: `/VS${vs}/SS/KS0308` }));
  expect(await isPaid(reservation.id)).toBe(true);
});

test('payments that add up pay together, the last one marks them all', async () => {
  const { person, reservation, vs } = await reserved();
  expect((await book(movement(vs, '100,10'))).outcomes).toEqual({ amount_differs: 1 });
  expect((await book(movement(vs, '200,20'))).outcomes).toEqual({ amount_differs: 1 });
  expect((await transactions(vs)).map(({ difference }) => difference)).toEqual([-349.9, -149.7]);
  expect(await isPaid(reservation.id)).toBe(false);
  expect((await book(movement(vs, '149,70'))).outcomes).toEqual({ paid: 1 });
  expect((await transactions(vs)).map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'paid']);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);
});

test('too much is linked and shown, not taken for paid, and does not expire before somebody decides', async () => {
  const { reservation, vs } = await reserved();
  expect((await book(movement(vs, '500,00'))).outcomes).toEqual({ amount_differs: 1 });
  expect(await transactions(vs)).toEqual([
    expect.objectContaining({ outcome: 'amount_differs', difference: 50, reservation_is_paid: false }),
  ]);
  await expire(reservation.id);
  expect(await isPaid(reservation.id)).toBe(false);
});

test('too little does not keep a reservation; the rest brings it back', async () => {
  const { reservation, vs } = await reserved();
  await book(movement(vs, '400,00'));
  await expire(reservation.id);
  expect(await isPaid(reservation.id)).toBeUndefined();
  expect((await book(movement(vs, '40,00'))).outcomes).toEqual({ amount_differs: 1 });
  expect((await book(movement(vs, '10,00'))).outcomes).toEqual({ revived: 1 });
  expect(await isPaid(reservation.id)).toBe(true);
  expect((await transactions(vs)).map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'revived']);
});

test('what is paid already is told apart', async () => {
  const { vs } = await reserved();
  expect((await book(movement(vs, '450,00'), movement(vs, '450,00'))).outcomes).toEqual({ paid: 1, already_paid: 1 });
});

test('late payments revive, find their places gone, or a reservation that somebody cancelled', async () => {
  const late = await reserved();
  await expire(late.reservation.id);
  expect((await book(movement(late.vs, '450,00'))).outcomes).toEqual({ revived: 1 });
  expect(await isPaid(late.reservation.id)).toBe(true);

  const gone = await reserved();
  await expire(gone.reservation.id);
  await api.database.asOwner('update booking_event_slot set capacity_total = 2 where id = $1', [gone.slot.id]);
  expect((await book(movement(gone.vs, '450,00'))).outcomes).toEqual({ places_gone: 1 });
  expect(await transactions(gone.vs)).toEqual([
    expect.objectContaining({
      outcome: 'places_gone',
      reason: 'togo',
      reservation_id: gone.reservation.id,
      reservation_symbol: gone.vs,
      reservation_is_paid: null,
      reservation_cancelled_at: expect.any(String),
    }),
  ]);
  const [noted] = await get<{ paid_at: string | null }>(`cancelled_reservation_list?id=eq.${gone.reservation.id}`);
  expect(noted?.paid_at).not.toBeNull();

  const own = await reserved();
  const token = await api.tokenFor(own.person);
  await api.call('DELETE', '/api/backend/booking_reservation', { id: own.reservation.id }, { token });
  expect((await book(movement(own.vs, '450,00'))).outcomes).toEqual({ cancelled: 1 });
  expect(await transactions(own.vs)).toEqual([expect.objectContaining({ reason: 'customer' })]);
});

test('what is no money for us is ignored, and says why', async () => {
  const { reservation, vs } = await reserved();
  const { id, outcomes } = await book(
    movement(vs, '0,00'),
    movement(vs, '-450,00'),
    movement(vs, '450,00', { currency: 'EUR' }),
  );
  expect(outcomes).toEqual({ ignored: 3 });
  const rows = await get<BankTransaction>(`bank_transaction?statement_id=eq.${id}&order=line`);
  expect(rows.map(({ reason, reservation_id }) => [reason, reservation_id])).toEqual([
    ['zero', null],
    ['outgoing', null],
    ['currency', null],
  ]);
  expect(await isPaid(reservation.id)).toBe(false);
});

test('a statement of another account pays nothing', async () => {
  const { reservation, vs } = await reserved();
  const foreign = `Číslo účtu;ID pohybu;Datum;Objem;Měna;VS\nSK3112000000198742637541;F1;20.11.2026;450,00;CZK;${vs}\n`;
  const answer = await send(foreign);
  expect(answer.json<BankStatementResult>().outcomes).toEqual({ ignored: 1 });
  expect(await transactions(vs)).toEqual([expect.objectContaining({ outcome: 'ignored', reason: 'account' })]);
  expect(await isPaid(reservation.id)).toBe(false);
});

test('a movement that comes in two formats, each with its own number, pays once', async () => {
  const { reservation, vs } = await reserved();
  const entry = (id: string, counter: string) =>
    `<Ntry><Amt Ccy="CZK">225.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
     <AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>/VS${vs}/</EndToEndId></Refs>
     <RltdPties><DbtrAcct><Id><IBAN>${counter}</IBAN></Id></DbtrAcct></RltdPties></TxDtls></NtryDtls></Ntry>`;
  const camt = (...entries: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
     <BkToCstmrStmt><Stmt><Id>1</Id><CreDtTm>2026-11-20T20:00:00</CreDtTm><Acct><Id><IBAN>CZ0801000000192000145399</IBAN></Id></Acct>
     ${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
  const row = (id: string) => `${id};20.11.2026;225,00;CZK;${vs};19-2000145399/0800`;
  const rows = (...all: string[]) => `ID pohybu;Datum;Objem;Měna;VS;Protiúčet\n${all.join('\n')}\n`;
  const payer = 'CZ6508000000192000145399';
  expect((await send(camt(entry('B1', payer)))).json()).toMatchObject({ outcomes: { amount_differs: 1 } });
  // The same half again, not the other one.
  expect((await send(rows(row('F1')))).json()).toMatchObject({ repeated: 1, outcomes: {} });
  expect(await isPaid(reservation.id)).toBe(false);
  // The whole day: the half that is known, and one that is not.
  expect((await send(rows(row('F1'), row('F2')))).json()).toMatchObject({ repeated: 1, outcomes: { paid: 1 } });
  expect(await isPaid(reservation.id)).toBe(true);
  expect((await send(camt(entry('B1', payer), entry('B2', payer)))).json()).toMatchObject({
    repeated: 2,
    outcomes: {},
  });
});

describe('imported again', () => {
  test('the same file changes nothing and gets the first answer, though things have gone on', async () => {
    const { person, reservation, vs } = await reserved();
    const file = csv(movement(vs, '450,00'), movement('', '7,00'));
    const first = await send(file);
    expect(first.statusCode).toBe(201);
    await api.call(
      'POST',
      '/api/backend/reservation_paid',
      { id: reservation.id, is_paid: false },
      { token: await api.tokenFor(sales) },
    );
    const again = await send(file);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await isPaid(reservation.id)).toBe(false);
    expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);
  });

  test('a movement that another file brought is booked once', async () => {
    const [one, two] = [await reserved(), await reserved()];
    const shared = movement(one.vs, '450,00');
    await book(shared);
    expect(await book(shared, movement(two.vs, '450,00'))).toMatchObject({
      lines: 2,
      repeated: 1,
      outcomes: { paid: 1 },
    });
    expect(await transactions(one.vs)).toHaveLength(1);
  });

  test('two instances that get the same file at once book it once, and answer the same', async () => {
    const [one, two] = [await reserved(), await reserved()];
    const other = openDatabase(api.database.ownerConnection);
    const second = await testApp({ database: { ...api.database, ...other } });
    try {
      const file = csv(movement(one.vs, '450,00'), movement(two.vs, '150,00'), movement(two.vs, '300,00'));
      const answers = await Promise.all([send(file), send(file, sales, second), send(file), send(file, sales, second)]);
      const results = answers.map((answer) => answer.json<BankStatementResult>());
      for (const result of results) expect(result).toEqual(results[0]);
      expect(results[0]?.outcomes).toEqual({ paid: 3 });
      expect([...(await transactions(one.vs)), ...(await transactions(two.vs))]).toHaveLength(3);
      expect(await mailsTo(api, two.person.email)).toEqual(['reservation-create', 'reservation-payment']);
    } finally {
      await second.app.close();
      await other.close();
    }
  });

  test('a file whose import was interrupted goes on where it stopped', async () => {
    const [one, two] = [await reserved(), await reserved()];
    const file = csv(movement(one.vs, '450,00'), movement(two.vs, '450,00'));
    await api.database.asOwner(`
      create function stop() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$;
      create trigger stop before insert on bank_transaction for each row when (new.line = 3) execute function stop()`);
    expect((await send(file)).statusCode).toBe(500);
    await api.database.asOwner('drop trigger stop on bank_transaction; drop function stop()');
    expect([await isPaid(one.reservation.id), await isPaid(two.reservation.id)]).toEqual([true, false]);
    const answer = await send(file);
    expect(answer.json()).toMatchObject({ lines: 2, repeated: 0, outcomes: { paid: 2 } });
    expect(await isPaid(two.reservation.id)).toBe(true);
    expect(await mailsTo(api, one.person.email)).toEqual(['reservation-create', 'reservation-payment']);
  });

  test('two parts of a price that are booked at once pay together', async () => {
    const { reservation, vs } = await reserved();
    await Promise.all([send(csv(movement(vs, '200,00'))), send(csv(movement(vs, '250,00')))]);
    expect(await isPaid(reservation.id)).toBe(true);
    expect((await transactions(vs)).map(({ outcome }) => outcome)).toEqual(['paid', 'paid']);
  });
});

describe('linking by hand', () => {
  const link = async (id: string | undefined, reservation_id: string, who = sales) =>
    api.call(
      'POST',
      `/api/backend/bank_transaction/${id}/link`,
      { reservation_id },
      { token: await api.tokenFor(who) },
    );

  test('a payment of unknown symbol waits for a person, who links it', async () => {
    const { reservation } = await reserved();
    expect((await book(movement('77', '450,00'), movement('', '450,00'))).outcomes).toEqual({ unknown_symbol: 2 });
    const [payment] = await transactions('77');
    expect(payment).toMatchObject({ outcome: 'unknown_symbol', reason: null, reservation_id: null });
    const answer = await link(payment?.id, reservation.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ outcome: 'paid', reservation_id: reservation.id, linked_by: sales.sub });
    expect(await isPaid(reservation.id)).toBe(true);
    expect((await link(payment?.id, reservation.id)).json()).toMatchObject({ code: 'payment.transaction_settled' });
  });

  test('what differs, or came to the wrong reservation, can be linked to the right one', async () => {
    const [wrong, right] = [await reserved(['A']), await reserved(['A', 'B'])];
    await book(movement(wrong.vs, '300,00'));
    const [payment] = await transactions(wrong.vs);
    expect(payment).toMatchObject({ outcome: 'amount_differs', difference: 150 });
    expect((await link(payment?.id, right.reservation.id)).json()).toMatchObject({ outcome: 'paid', difference: null });
    expect([await isPaid(wrong.reservation.id), await isPaid(right.reservation.id)]).toEqual([false, true]);
    expect((await book(movement(wrong.vs, '150,00'))).outcomes).toEqual({ paid: 1 });
  });

  test('of two who link it at once to different reservations one succeeds', async () => {
    const [one, two] = [await reserved(), await reserved()];
    await book(movement('78', '450,00'));
    const [payment] = await transactions('78');
    const answers = await Promise.all([link(payment?.id, one.reservation.id), link(payment?.id, two.reservation.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect([await isPaid(one.reservation.id), await isPaid(two.reservation.id)].filter(Boolean)).toHaveLength(1);
  });

  test('is refused for what does not exist or is no payment, and for all but sales', async () => {
    const { reservation } = await reserved();
    const { id } = await book(movement('', '-1,00'), movement('79', '450,00'));
    const [ignored, unknown] = await get<BankTransaction>(`bank_transaction?statement_id=eq.${id}&order=line`);
    expect((await link(ignored?.id, reservation.id)).json()).toMatchObject({ code: 'payment.transaction_settled' });
    expect((await link(crypto.randomUUID(), reservation.id)).json()).toMatchObject({
      code: 'payment.transaction_unknown',
    });
    expect((await link(unknown?.id, crypto.randomUUID())).json()).toMatchObject({
      code: 'booking.reservation_unknown',
    });
    const editor = await makePerson(api.database, { acl: ['editor'] });
    expect((await link(unknown?.id, reservation.id, editor)).statusCode).toBe(403);
    expect((await link(unknown?.id, reservation.id, await makePerson(api.database))).statusCode).toBe(403);
  });
});

test('statements are for sales; what cannot be read books nothing and names the line', async () => {
  const editor = await makePerson(api.database, { acl: ['editor'] });
  const file = csv(movement('1', '1,00'));
  expect((await send(file, editor)).json()).toMatchObject({ code: 'auth.forbidden' });
  expect((await send(file, await makePerson(api.database))).statusCode).toBe(403);
  expect(await get('bank_transaction', editor)).toEqual([]);

  const { reservation, vs } = await reserved();
  const wrong = await send(csv(movement(vs, '450,00'), movement(vs, '1,2,3')));
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({ code: 'payment.statement_invalid', details: { line: 3, reason: 'amount' } });
  expect(await isPaid(reservation.id)).toBe(false);
  expect((await send(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).json()).toMatchObject({
    code: 'payment.statement_format',
  });
});

test.each(['camt053-02.xml', 'camt053-08.xml', 'statement.gpc', 'fio.csv', 'kb.csv', 'csob.csv'])(
  '%s is booked, its own account under one name',
  async (name) => {
    // The files tell the same payments: a second one would bring nothing new.
    await api.database.asOwner('delete from bank_transaction');
    const answer = await send(fixture(name));
    expect(answer.statusCode).toBe(201);
    const { id, lines, repeated } = answer.json<BankStatementResult>();
    const rows = await get<BankTransaction>(`bank_transaction?statement_id=eq.${id}`);
    expect(rows).toHaveLength(lines - repeated);
    const own = name === 'camt053-08.xml' ? 'SK3112000000198742637541' : 'CZ0801000000192000145399';
    expect(new Set(rows.map(({ account }) => account))).toEqual(new Set([own]));
  },
);

test('a person gets the own payments with all data, and what was paid stays without him when he goes', async () => {
  const { person, reservation, vs } = await reserved();
  await book(movement(vs, '450,00', { message: 'od Jany' }));
  const token = await api.tokenFor(person);
  const data = (await api.call('GET', '/api/auth/user/data', undefined, { token })).json<{ payments: unknown[] }>();
  expect(data.payments).toEqual([expect.objectContaining({ amount: 450, vs, message: 'od Jany' })]);
  await api.database.service.query('select app_private.erase_person($1, $1)', [person.sub]);
  expect(await transactions(vs)).toEqual([
    expect.objectContaining({ amount: 450, message: null, counter_name: null, reservation_id: reservation.id }),
  ]);
});

test('others are answered while a long statement is read', async () => {
  const [, head, entry] = /^(.*?)(<Ntry>.*?<\/Ntry>)/s.exec(fixture('camt053-02.xml').toString())!;
  const wrong = entry!.replace(/<Amt Ccy="CZK">[^<]*/, '<Amt Ccy="CZK">mnoho');
  const long = `${head}${entry!.repeat(4_000_000 / entry!.length)}${wrong}</Stmt></BkToCstmrStmt></Document>`;
  const reader = openStatementReader();
  let isRead = false;
  const reading = reader
    .read(Buffer.from(long), {}, 'CZ0801000000192000145399')
    .catch((error: unknown) => error)
    .finally(() => (isRead = true));
  for (let turn = 0; turn < 5; turn += 1) expect((await api.call('GET', '/readyz')).statusCode).toBe(200);
  expect(isRead).toBe(false);
  expect(await reading).toMatchObject({ code: 'payment.statement_invalid', details: { reason: 'amount' } });
  await reader.close();
});

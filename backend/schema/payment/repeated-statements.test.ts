import type { ImportedStatement } from '@arbora/domain';
import { testApp, withoutErrorLog, type TestApp } from '../../tests/app';
import { bankClient, csv, movement, unpaid, type BankClient } from '../../tests/bank-client';
import { mailsTo } from '../../tests/booking-client';
import { openDatabase } from '../../src/database/database';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

const reserved = (...options: [names?: string[], price?: number]) => unpaid(api, ...options);

/** A CAMT.053 statement of the same account and day as `csv`. */
const camt = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
   <BkToCstmrStmt><Stmt><Id>1</Id><CreDtTm>2026-11-20T20:00:00</CreDtTm><Acct><Id><IBAN>CZ0801000000192000145399</IBAN></Id></Acct>
   ${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
const entry = (id: string, vs: string, amount: string, counter: string) =>
  `<Ntry><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
   <AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>/VS${vs}/</EndToEndId></Refs>
   <RltdPties><DbtrAcct><Id><IBAN>${counter}</IBAN></Id></DbtrAcct></RltdPties></TxDtls></NtryDtls></Ntry>`;
/** Two payers in the notation of CAMT.053 and of CSV. */
const EVA = { iban: 'CZ6508000000192000145399', account: '19-2000145399/0800' };
const JAN = { iban: 'CZ9020100000000000000019', account: '19/2010' };

describe('a movement contained in two formats', () => {
  test('a movement with a number per format pays once', async () => {
    const { reservation, vs } = await reserved();
    const row = (id: string) => movement(vs, '225,00', { id, counter: EVA.account });
    const half = (id: string) => entry(id, vs, '225.00', EVA.iban);
    expect((await bank.send(camt(half('B1')))).json()).toMatchObject({ outcomes: { amount_differs: 1 } });
    // The first half again, in the other format.
    expect((await bank.send(csv(row('F1')))).json()).toMatchObject({ repeated: 1, outcomes: {} });
    expect(await bank.isPaid(reservation.id)).toBe(false);
    // The whole day: the first half, and a new one.
    expect((await bank.send(csv(row('F1'), row('F2')))).json()).toMatchObject({ repeated: 1, outcomes: { paid: 1 } });
    expect(await bank.isPaid(reservation.id)).toBe(true);
    expect((await bank.send(camt(half('B1'), half('B2')))).json()).toMatchObject({ repeated: 2, outcomes: {} });
  });

  test('a movement is not mistaken for that of another payer', async () => {
    const { vs } = await reserved();
    const payers = [EVA, JAN];
    await bank.send(camt(...payers.map(({ iban }, n) => entry(`C${n}`, vs, '100.00', iban))));
    const rows = payers.map(({ account }, n) => movement(vs, '100,00', { id: `G${n}`, counter: account }));
    expect(await bank.book(...rows)).toMatchObject({ repeated: 2, outcomes: {} });
    expect(await bank.transactions(vs)).toHaveLength(2);
  });

  test('a movement with the same number does not replace an equal one beside it', async () => {
    const { reservation, vs } = await reserved();
    const half = (id: string) => entry(id, vs, '225.00', EVA.iban);
    await bank.book(movement(vs, '225,00', { id: 'H1', counter: EVA.account }));
    expect((await bank.send(camt(half('H2'), half('H1')))).json()).toMatchObject({
      repeated: 1,
      outcomes: { paid: 1 },
    });
    expect(await bank.isPaid(reservation.id)).toBe(true);
  });
});

describe('a repeated import', () => {
  test('the same file changes nothing and returns the first result, even after later changes', async () => {
    const { person, reservation, vs } = await reserved();
    const file = csv(movement(vs, '450,00'), movement('', '7,00'));
    const first = await bank.send(file);
    expect(first.statusCode).toBe(201);
    await api.call(
      'POST',
      '/api/backend/reservation_paid',
      { id: reservation.id, is_paid: false },
      { token: await api.tokenFor(bank.sales) },
    );
    const repeated = await bank.send(file);
    expect(repeated.statusCode).toBe(200);
    expect(repeated.json()).toEqual({ ...first.json<ImportedStatement>(), imported_before: true });
    expect(await bank.isPaid(reservation.id)).toBe(false);
    expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);
  });

  test('a movement of an earlier file is booked once', async () => {
    const [one, two] = [await reserved(), await reserved()];
    const shared = movement(one.vs, '450,00');
    await bank.book(shared);
    expect(await bank.book(shared, movement(two.vs, '450,00'))).toMatchObject({
      lines: 2,
      repeated: 1,
      outcomes: { paid: 1 },
    });
    expect(await bank.transactions(one.vs)).toHaveLength(1);
  });

  test('two instances that import the same file concurrently book it once and return the same result', async () => {
    const [one, two] = [await reserved(), await reserved()];
    const other = openDatabase(api.database.ownerConnection);
    const second = await testApp({ database: { ...api.database, ...other } });
    try {
      const file = csv(movement(one.vs, '450,00'), movement(two.vs, '150,00'), movement(two.vs, '300,00'));
      const answers = await Promise.all([
        bank.send(file),
        bank.send(file, bank.sales, second),
        bank.send(file),
        bank.send(file, bank.sales, second),
      ]);
      // Those that waited for another one may be told so.
      const results = answers.map((answer) => ({ ...answer.json<ImportedStatement>(), imported_before: null }));
      for (const result of results) expect(result).toEqual(results[0]);
      expect(results[0]?.outcomes).toEqual({ paid: 3 });
      expect([...(await bank.transactions(one.vs)), ...(await bank.transactions(two.vs))]).toHaveLength(3);
      expect(await mailsTo(api, two.person.email)).toEqual(['reservation-create', 'reservation-payment']);
    } finally {
      await second.app.close();
      await other.close();
    }
  });

  test('an interrupted import has recorded all movements, and continues where it stopped', async () => {
    const [one, two] = [await reserved(), await reserved()];
    const file = csv(movement(one.vs, '450,00'), movement(two.vs, '450,00'));
    await api.database.asOwner(`
      create function stop() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$;
      create trigger stop before update on bank_transaction for each row when (new.line = 3) execute function stop()`);
    expect((await withoutErrorLog(api.app, () => bank.send(file))).statusCode).toBe(500);
    await api.database.asOwner('drop trigger stop on bank_transaction; drop function stop()');
    expect([await bank.isPaid(one.reservation.id), await bank.isPaid(two.reservation.id)]).toEqual([true, false]);
    expect(await bank.transactions(two.vs)).toEqual([expect.objectContaining({ outcome: 'pending' })]);
    const answer = await bank.send(file);
    expect(answer.json()).toMatchObject({ lines: 2, repeated: 0, outcomes: { paid: 2 } });
    expect(await bank.isPaid(two.reservation.id)).toBe(true);
    expect(await mailsTo(api, one.person.email)).toEqual(['reservation-create', 'reservation-payment']);
  });

  test('a movement of an interrupted import that staff link meanwhile is not applied again', async () => {
    const [one, other] = [await reserved(), await reserved()];
    const file = csv(movement(one.vs, '450,00'));
    await api.database.asOwner(`
      create function stop() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$;
      create trigger stop before update on bank_transaction for each row execute function stop()`);
    await withoutErrorLog(api.app, () => bank.send(file));
    await api.database.asOwner('drop trigger stop on bank_transaction; drop function stop()');
    const [pending] = await bank.transactions(one.vs);
    const link = await api.call(
      'POST',
      `/api/backend/bank_transaction/${pending?.id}/link`,
      { reservation_id: other.reservation.id },
      { token: await api.tokenFor(bank.sales) },
    );
    expect(link.json()).toMatchObject({ outcome: 'paid' });
    expect((await bank.send(file)).json()).toMatchObject({ outcomes: { paid: 1 } });
    expect([await bank.isPaid(one.reservation.id), await bank.isPaid(other.reservation.id)]).toEqual([false, true]);
  });

  test('two parts of a price booked concurrently pay the reservation', async () => {
    const { reservation, vs } = await reserved();
    await Promise.all([bank.send(csv(movement(vs, '200,00'))), bank.send(csv(movement(vs, '250,00')))]);
    expect(await bank.isPaid(reservation.id)).toBe(true);
    expect((await bank.transactions(vs)).map(({ outcome }) => outcome)).toEqual(['paid', 'paid']);
  });
});

import { makeSlot, makePerson } from '../../tests/booking-fixtures';
import { reserve } from '../../tests/booking-client';
import { testApp, type TestApp } from '../../tests/app';
import { mutateFunction } from '../../tests/mutate-function';

const RESERVATIONS = 24;

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

/** Unpaid reservations in slots of their own, which no lock on a slot orders. */
async function reservations(): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < RESERVATIONS; index++) {
    const person = await makePerson(api.database);
    made.push((await reserve(api, person, (await makeSlot(api.database, { price: 90 })).id, ['A'])).reservation.id);
  }
  return made;
}

/** Marks all paid at once, each in a transaction that stays open for a moment; every fourth one is rolled back. */
async function payAll(ids: readonly string[]): Promise<number[]> {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  await Promise.allSettled(
    ids.map((id, index) =>
      api.database.asRole(sales, async (client) => {
        await client.query('select app.set_reservation_paid($1, true)', [id]);
        await client.query('select pg_sleep(0.005)');
        if (index % 4 === 3) throw new Error('rolled back');
      }),
    ),
  );
  const rows = await api.database.asOwner<{ number: number }>(
    `select number from tax_document where kind = 'payment' and reservation_id = any ($1) order by number`,
    [ids],
  );
  return rows.map(({ number }) => number);
}

test('documents issued at once have numbers without gaps and repetitions, also if some are rolled back', async () => {
  const ids = await reservations();
  const numbers = await payAll(ids);
  expect(numbers).toEqual(Array.from({ length: (RESERVATIONS * 3) / 4 }, (_, index) => numbers[0]! + index));
});

test('marking a reservation paid and unpaid at once leaves one document, and its credit note if it is unpaid', async () => {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  for (const id of (await reservations()).slice(0, 8)) {
    await Promise.all(
      [true, false].map((isPaid) =>
        api.database.asRole(sales, (client) => client.query('select app.set_reservation_paid($1, $2)', [id, isPaid])),
      ),
    );
    const [state] = await api.database.asOwner<{ is_paid: boolean; kinds: string[]; total: string }>(
      `select r.is_paid, array_agg(d.kind order by d.created_at) as kinds, sum(d.total)::text as total
       from booking_reservation r join tax_document d on d.reservation_id = r.id where r.id = $1 group by r.id`,
      [id],
    );
    expect(state).toEqual(
      state?.is_paid
        ? { is_paid: true, kinds: ['payment'], total: '90.00' }
        : { is_paid: false, kinds: ['payment', 'credit_note'], total: '0.00' },
    );
  }
});

test('a sequence as the source of numbers would leave gaps in the same race', async () => {
  await api.database.asOwner('create sequence app_private.gapping start 500000');
  await mutateFunction(
    api.database,
    'app_private.next_document_number',
    'do update set last = s.last + 1',
    "do update set last = nextval('app_private.gapping')",
  );
  const numbers = await payAll(await reservations());
  expect(numbers.at(-1)! - numbers[0]! + 1).toBeGreaterThan(numbers.length);
});

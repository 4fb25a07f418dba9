import type { WebOrder } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { makeInquiry, quoteCalls } from '../../tests/quote-fixtures';
import { makeBuyer } from '../../tests/shop-fixtures';
import type { Claims } from '../../src/database/database';

const NOTE = 'Platí pozdě, chtít zálohu';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

const RETURNED = { prefer: 'return=representation' };
async function ask(who: Claims, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
  return api.call(method, `/api/rest/${path}`, body, { token: await api.tokenFor(who), headers: RETURNED });
}

/** A customer with an inquiry to which sales staff have added a note. */
async function noted(): Promise<{ person: Claims; inquiry: WebOrder }> {
  const person = await makeBuyer(api.database);
  const inquiry = await makeInquiry(api, person);
  const made = await ask(sales, 'POST', 'order_note', { order_id: inquiry.id, note: NOTE });
  expect([made.statusCode, made.json<object[]>()]).toMatchObject([201, [{ note: NOTE, version: 1 }]]);
  return { person, inquiry };
}
const entriesOf = ({ id }: WebOrder) =>
  api.database.asOwner<{ change_id: string }>(
    "select * from app_private.history where document = $1 and table_name = 'order_note' order by id",
    [`shop_order:${id}`],
  );

test('a note is saved by version, and the history of the order can undo a change', async () => {
  const { inquiry } = await noted();
  const at = (version: number) => `order_note?order_id=eq.${inquiry.id}&version=eq.${version}`;
  const [first, second] = [
    await ask(sales, 'PATCH', at(1), { note: 'Už zaplatil' }),
    await ask(sales, 'PATCH', at(1), { note: 'Nic' }),
  ];
  expect([first.json<object[]>(), second.json<object[]>()]).toMatchObject([[{ note: 'Už zaplatil', version: 2 }], []]);
  const entries = await entriesOf(inquiry);
  expect(entries).toMatchObject([
    { operation: 'insert', person_id: sales.sub },
    { operation: 'update', before: { note: NOTE }, after: { note: 'Už zaplatil' } },
  ]);
  const undone = await ask(sales, 'POST', 'rpc/undo_change', { p_change: entries[1]?.change_id });
  expect(undone.statusCode).toBe(200);
  expect((await ask(sales, 'GET', `order_note?order_id=eq.${inquiry.id}`)).json()).toMatchObject([{ note: NOTE }]);
});

test('staff of other sections neither read nor write a note', async () => {
  const { inquiry } = await noted();
  for (const acl of ['editor', 'jobs'] as const) {
    const other = await makePerson(api.database, { acl: [acl] });
    expect((await ask(other, 'GET', `order_note?order_id=eq.${inquiry.id}`)).json()).toEqual([]);
    expect((await ask(other, 'PATCH', `order_note?order_id=eq.${inquiry.id}`, { note: '' })).json()).toEqual([]);
    expect((await ask(other, 'POST', 'order_note', { order_id: inquiry.id, note: '' })).statusCode).toBe(403);
  }
});

test('no response to the customer and no mail contains the note', async () => {
  const { person, inquiry } = await noted();
  await quoteCalls(api).send(sales, inquiry);
  expect((await ask(person, 'GET', 'order_note')).statusCode).toBe(403);
  for (const path of ['web_order', 'quote', 'user_profile', 'web_order?select=*,quote!quote_inquiry_id_fkey(*)'])
    expect((await ask(person, 'GET', path)).body).not.toContain(NOTE);
  const mails = await api.database.asOwner("select * from app_private.mail where payload ->> 'order_id' = $1", [
    inquiry.id,
  ]);
  expect(mails.length).toBeGreaterThan(1);
  expect(JSON.stringify(mails)).not.toContain(NOTE);
});

test('services that write mails and documents cannot read it', async () => {
  expect(
    await api.database.asOwner("select has_any_column_privilege('arbora_service', 'order_note', 'select') as reads"),
  ).toEqual([{ reads: false }]);
});

test('an export contains the note, and an erasure removes it from the table and the history', async () => {
  const { person, inquiry } = await noted();
  const [{ data } = {}] = await api.database.asOwner<{ data: { order_notes: object[] } }>(
    'select app_private.person_data($1) as data',
    [person.sub],
  );
  expect(data?.order_notes).toMatchObject([{ order_id: inquiry.id, note: NOTE }]);
  await api.database.asOwner('select app_private.erase_person($1, $1)', [person.sub]);
  expect((await ask(sales, 'GET', `order_note?order_id=eq.${inquiry.id}`)).json()).toEqual([]);
  expect(await entriesOf(inquiry)).toEqual([]);
});

import type { QuoteAnswer, WebOrder } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { makeBuyer, ordersOf } from '../../tests/shop-fixtures';
import { makeInquiry, quoteCalls, quoteFor, type QuoteCalls } from '../../tests/quote-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
let sales: Claims;
let calls: QuoteCalls;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
  calls = quoteCalls(api);
});
afterAll(() => api.close());

/** A customer with an inquiry for 40 pieces of a plant, by default quoted at 129.50 each. */
async function quoted(options: object = {}) {
  const person = await makeBuyer(api.database);
  const inquiry = await makeInquiry(api, person);
  const answer = await calls.send(sales, inquiry, options);
  expect(answer.statusCode).toBe(200);
  return { person, inquiry, quote: answer.json<QuoteAnswer>() };
}

async function mailsOf(quoteId: string): Promise<{ kind: string; recipient: string | null }[]> {
  return api.database.asOwner(
    "select kind, recipient from app_private.mail where payload ->> 'quote_id' = $1 order by kind",
    [quoteId],
  );
}

async function expire(id: string): Promise<void> {
  await api.database.asOwner('update quote set valid_until = current_date - 2 where id = $1', [id]);
}

test('a sent quote has its prices, and the customer gets a mail', async () => {
  const { person, inquiry, quote } = await quoted();
  expect(quote).toMatchObject({ number: 1, state: 'sent', answered_at: null, order_code: null });
  expect(await mailsOf(quote.id)).toEqual([{ kind: 'quote-sent', recipient: person.email }]);
  const [line] = inquiry.basket.items;
  await api.database.asOwner(
    "update product set name = name || ' II' where id = (select product_id from product_item where id = $1)",
    [line?.product_item_id],
  );
  const [read] = await calls.read(person, inquiry.id);
  expect(read).toMatchObject({
    number: 1,
    country: 'CZ',
    vat: 'excluded',
    note: 'Platí při odběru v Obříství.',
    items: [{ product_item_id: line?.product_item_id, name: line?.name, amount: 40, price: 129.5 }],
  });
});

test('an accepted quote becomes an order at its prices, once', async () => {
  const { person, inquiry, quote } = await quoted();
  const first = await calls.accept(person, quote.id);
  const second = await calls.accept(person, quote.id);
  expect(first.statusCode).toBe(200);
  expect(second.json()).toEqual(first.json());
  const { order_code } = first.json<QuoteAnswer>();
  const orders = (await ordersOf(api, person)).filter(({ type }) => type === 'order');
  expect(orders).toMatchObject([
    {
      order_code,
      center: inquiry.center,
      basket: { type: 'order', country: 'CZ', note: 'Na jaro', items: [{ amount: 40, price: 129.5, type: 'order' }] },
    },
  ]);
  const [asked] = await ordersOf(api, person);
  expect(asked?.completed_at).not.toBeNull();
  expect(await mailsOf(quote.id)).toEqual([
    { kind: 'quote-accepted', recipient: person.email },
    { kind: 'quote-accepted-admin', recipient: null },
    { kind: 'quote-sent', recipient: person.email },
  ]);
  expect((await calls.giveBack(person, quote.id, 'Přece jen ne')).json()).toMatchObject({
    message: 'shop.quote_closed',
    details: '{"state": "accepted"}',
  });
  expect((await calls.send(sales, inquiry, { p_number: 1 })).json()).toMatchObject({ message: 'shop.quote_closed' });
});

test('a returned quote can be priced anew, and the earlier version remains readable', async () => {
  const { person, inquiry, quote } = await quoted();
  await api.database.asOwner('update shop_order set completed_at = now() where id = $1', [inquiry.id]);
  const first = await calls.giveBack(person, quote.id, '  Bez dopravy, prosím. ');
  const second = await calls.giveBack(person, quote.id, 'Ještě něco');
  expect(first.json()).toMatchObject({ state: 'returned', number: 1 });
  expect(second.json()).toEqual(first.json());
  expect((await ordersOf(api, person))[0]?.completed_at).toBeNull();
  expect((await mailsOf(quote.id)).map(({ kind }) => kind)).toEqual([
    'quote-returned',
    'quote-returned-admin',
    'quote-sent',
  ]);
  expect((await calls.accept(person, quote.id)).json()).toMatchObject({ message: 'shop.quote_closed' });

  const anew = await calls.send(sales, inquiry, { p_number: 1, price: 99 });
  expect(anew.json()).toMatchObject({ number: 2, state: 'sent' });
  expect(await calls.read(person, inquiry.id)).toMatchObject([
    { number: 2, state: 'sent', items: [{ price: 99 }] },
    { number: 1, state: 'returned', word: 'Bez dopravy, prosím.', items: [{ price: 129.5 }] },
  ]);
  expect((await calls.accept(person, anew.json<QuoteAnswer>().id)).json()).toMatchObject({ state: 'accepted' });
});

test('a withdrawn quote cannot be accepted or returned, the customer is mailed once, and the next version can be sent', async () => {
  const { person, inquiry, quote } = await quoted();
  const first = await calls.withdraw(sales, quote.id);
  const second = await calls.withdraw(sales, quote.id);
  expect(first.json()).toMatchObject({ state: 'withdrawn', order_code: null });
  expect(second.json()).toEqual(first.json());
  for (const answer of [await calls.accept(person, quote.id), await calls.giveBack(person, quote.id, 'Proč?')])
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      409,
      { message: 'shop.quote_closed', details: '{"state": "withdrawn"}' },
    ]);
  expect(await mailsOf(quote.id)).toEqual([
    { kind: 'quote-sent', recipient: person.email },
    { kind: 'quote-withdrawn', recipient: person.email },
  ]);
  expect(await calls.read(person, inquiry.id)).toMatchObject([{ state: 'withdrawn' }]);
  expect((await calls.send(sales, inquiry, { p_number: 1 })).json()).toMatchObject({ number: 2, state: 'sent' });
});

test('only sales staff withdraw a quote, and not one that has been answered', async () => {
  const { person, quote } = await quoted();
  const editor = await makePerson(api.database, { acl: ['editor'] });
  for (const other of [person, editor]) expect((await calls.withdraw(other, quote.id)).statusCode).toBe(403);
  await calls.accept(person, quote.id);
  expect((await calls.withdraw(sales, quote.id)).json()).toMatchObject({
    message: 'shop.quote_closed',
    details: '{"state": "accepted"}',
  });
  expect((await calls.withdraw(sales, crypto.randomUUID())).statusCode).toBe(404);
});

describe('a draft of a quote', () => {
  const RETURNED = { prefer: 'return=representation' };
  const ask = async (who: Claims, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.call(method, `/api/rest/${path}`, body, { token: await api.tokenFor(who), headers: RETURNED });
  const draftOf = (inquiry: WebOrder) => ({
    inquiry_id: inquiry.id,
    items: inquiry.basket.items.map((line) => ({ ...line, price: null })),
    country: 'CZ',
    vat: 'excluded',
    note: 'Sleva 10 %, zatím neříkat',
  });

  test('is saved incomplete and by version, and read by sales staff alone', async () => {
    const person = await makeBuyer(api.database);
    const inquiry = await makeInquiry(api, person);
    const made = await ask(sales, 'POST', 'quote_draft', draftOf(inquiry));
    expect([made.statusCode, made.json<object[]>()]).toMatchObject([201, [{ version: 1, valid_until: null }]]);
    const at = `quote_draft?inquiry_id=eq.${inquiry.id}&version=eq.1`;
    expect((await ask(sales, 'PATCH', at, { note: 'Sleva 5 %' })).json()).toMatchObject([{ version: 2 }]);
    expect((await ask(sales, 'PATCH', at, { note: 'Bez slevy' })).json()).toEqual([]);

    expect((await ask(person, 'GET', 'quote_draft')).statusCode).toBe(403);
    for (const path of ['web_order', 'quote', 'web_order?select=*,quote!quote_inquiry_id_fkey(*)'])
      expect((await ask(person, 'GET', path)).body).not.toContain('Sleva');
    const editor = await makePerson(api.database, { acl: ['editor'] });
    expect((await ask(editor, 'GET', 'quote_draft')).json()).toEqual([]);
    expect((await ask(editor, 'POST', 'quote_draft', draftOf(inquiry))).statusCode).toBe(403);
    expect((await ask(editor, 'DELETE', `quote_draft?inquiry_id=eq.${inquiry.id}`)).json()).toEqual([]);
  });

  test('is deleted when a version is sent, and can be discarded', async () => {
    const inquiry = await makeInquiry(api, await makeBuyer(api.database));
    const path = `quote_draft?inquiry_id=eq.${inquiry.id}`;
    await ask(sales, 'POST', 'quote_draft', draftOf(inquiry));
    expect((await calls.send(sales, inquiry)).statusCode).toBe(200);
    expect((await ask(sales, 'GET', path)).json()).toEqual([]);
    await ask(sales, 'POST', 'quote_draft', draftOf(inquiry));
    expect((await ask(sales, 'DELETE', path)).json()).toHaveLength(1);
    expect((await ask(sales, 'GET', path)).json()).toEqual([]);
  });
});

test('a new version replaces the pending one, and a version based on an outdated one is refused', async () => {
  const { person, inquiry, quote } = await quoted();
  expect((await calls.send(sales, inquiry, { p_number: 0 })).json()).toMatchObject({
    message: 'shop.quote_changed',
    details: '{"number": 1}',
  });
  expect((await calls.send(sales, inquiry, { p_number: 1 })).statusCode).toBe(200);
  const refused = await calls.accept(person, quote.id);
  expect([refused.statusCode, refused.json<object>()]).toMatchObject([
    409,
    { message: 'shop.quote_closed', details: '{"state": "replaced"}' },
  ]);
});

test('an expired quote is refused as expired, and can be returned', async () => {
  const { person, quote } = await quoted();
  await expire(quote.id);
  const refused = await calls.accept(person, quote.id);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([409, 'shop.quote_expired']);
  expect((await ordersOf(api, person)).map(({ type }) => type)).toEqual(['inquiry']);
  expect((await calls.giveBack(person, quote.id, 'Prosím o prodloužení')).json()).toMatchObject({ state: 'returned' });
});

test('the answer to an accepted quote stays the same after its last day', async () => {
  const { person, quote } = await quoted();
  const first = await calls.accept(person, quote.id);
  await expire(quote.id);
  expect((await calls.accept(person, quote.id)).json()).toEqual(first.json());
});

test('an inquiry has the state of its latest quote, which does not change its version', async () => {
  const person = await makeBuyer(api.database);
  const inquiry = await makeInquiry(api, person);
  const token = await api.tokenFor(sales);
  const listed = async () => {
    const path = `/api/rest/web_orders?id=eq.${inquiry.id}&select=quote_state,quote_valid_until,version`;
    return (await api.call('GET', path, undefined, { token })).json<object[]>()[0];
  };
  const valid = quoteFor(inquiry).p_valid_until;
  const { version } = inquiry;
  expect(await listed()).toEqual({ quote_state: 'none', quote_valid_until: null, version });
  const first = (await calls.send(sales, inquiry)).json<QuoteAnswer>();
  expect(await listed()).toEqual({ quote_state: 'sent', quote_valid_until: valid, version });
  await calls.giveBack(person, first.id, 'Levněji');
  expect(await listed()).toEqual({ quote_state: 'returned', quote_valid_until: null, version });
  await calls.send(sales, inquiry, { p_number: 1 });
  const third = (await calls.send(sales, inquiry, { p_number: 2 })).json<QuoteAnswer>();
  expect(await listed()).toMatchObject({ quote_state: 'sent', quote_valid_until: valid });
  await expire(first.id);
  expect(await listed()).toMatchObject({ quote_state: 'sent', quote_valid_until: valid });
  await calls.accept(person, third.id);
  expect(await listed()).toMatchObject({ quote_state: 'accepted', quote_valid_until: null });
});

test('a quote is visible to its customer only, and staff without sales rights cannot send one', async () => {
  const { inquiry, quote } = await quoted();
  const [other, editor] = [await makeBuyer(api.database), await makePerson(api.database, { acl: ['editor'] })];
  expect(await calls.read(other, inquiry.id)).toEqual([]);
  expect(await calls.read(editor, inquiry.id)).toEqual([]);
  expect(await calls.read(sales, inquiry.id)).toHaveLength(1);
  for (const person of [other, editor, sales])
    expect((await calls.accept(person, quote.id)).json()).toMatchObject({ message: 'shop.quote_unknown' });
  expect((await calls.send(editor, inquiry, { p_number: 1 })).statusCode).toBe(403);
});

test('a blocked person cannot accept a quote', async () => {
  const { person, quote } = await quoted();
  await api.database.asOwner('update auth_person set is_blocked = true where id = $1', [person.sub]);
  expect((await calls.accept(person, quote.id)).statusCode).toBe(403);
});

test('the history records who answered, and cannot undo an answer', async () => {
  const { person, inquiry, quote } = await quoted();
  await calls.giveBack(person, quote.id, 'Levněji');
  const entries = await api.database.asOwner<{ change_id: string }>(
    'select change_id, person_id, before, after from app_private.history where document = $1 and table_name = $2',
    [`shop_order:${inquiry.id}`, 'quote'],
  );
  expect(entries).toMatchObject([{ person_id: person.sub, before: { state: 'sent' }, after: { state: 'returned' } }]);
  const undone = await api.call(
    'POST',
    '/api/rest/rpc/undo_change',
    { p_change: entries[0]?.change_id },
    { token: await api.tokenFor(sales) },
  );
  expect(undone.json()).toMatchObject({ message: 'content.not_undoable' });
});

test('erasing the account removes comments and notes from its quotes', async () => {
  const { person, quote } = await quoted();
  await calls.giveBack(person, quote.id, 'Volejte Janě Novákové');
  await api.database.asOwner('select app_private.erase_person($1, $1)', [person.sub]);
  expect(await api.database.asOwner('select profile_id, word, note from quote where id = $1', [quote.id])).toEqual([
    { profile_id: null, word: null, note: '' },
  ]);
});

describe('a quote is refused', () => {
  let inquiry: WebOrder;
  beforeAll(async () => void (inquiry = await makeInquiry(api, await makeBuyer(api.database))));

  test.each([
    ['without lines', { p_items: [] }, 'items'],
    ['with a price of nothing', { price: 0 }, 'items.0.price'],
    ['with thousandths', { price: 1.005 }, 'items.0.price'],
    ['with half a tree', { amount: 0.5 }, 'items.0.amount'],
    ['that ended yesterday', { p_valid_until: '2020-01-01' }, 'valid_until'],
    ['for ten years', { p_valid_until: '2199-01-01' }, 'valid_until'],
    ['in no currency of ours', { p_country: 'DE' }, 'country'],
    ['that says nothing of VAT', { p_vat: '' }, 'vat'],
    ['with hidden characters', { p_note: 'a\u202eb' }, 'note'],
  ])('a quote is refused: %s', async (_, options, field) => {
    const answer = await calls.send(sales, inquiry, options);
    expect(answer.json()).toMatchObject({ message: 'request.invalid' });
    expect(JSON.parse(answer.json<{ details: string }>().details)).toEqual({ fields: { [field]: 'invalid' } });
  });

  test('a quote for an unknown plant or for an order is refused', async () => {
    const unknown = await calls.send(sales, inquiry, {
      p_items: [{ product_item_id: crypto.randomUUID(), amount: 1, price: 1 }],
    });
    expect(unknown.json()).toMatchObject({ message: 'shop.item_unknown' });
    const order = await makeInquiry(api, await makeBuyer(api.database), 'order');
    expect((await calls.send(sales, order)).json()).toMatchObject({ message: 'not_found' });
  });

  test.each([
    ['', 'required'],
    ['x'.repeat(2001), 'too_long'],
  ])('a comment of invalid length (%#) is refused', async (word, fault) => {
    const { person, quote } = await quoted();
    const answer = await calls.giveBack(person, quote.id, word);
    expect(JSON.parse(answer.json<{ details: string }>().details)).toEqual({ fields: { word: fault } });
  });
});

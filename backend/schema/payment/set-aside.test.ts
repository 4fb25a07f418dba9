import { testApp, type TestApp } from '../../tests/app';
import { bankClient, movement, unpaid, type BankClient } from '../../tests/bank-client';
import { makePerson } from '../../tests/booking-fixtures';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, who = bank.sales) =>
  api.call(method, `/api/rest/${path}`, body, {
    token: await api.tokenFor(who),
    headers: { prefer: 'return=representation' },
  });
const setAside = (transaction_id: string, who = bank.sales) =>
  ask('POST', 'set_aside_payment', { transaction_id, note: 'Omylem od dodavatele' }, who);

async function aPayment(vs: string, amount = '450,00'): Promise<string> {
  await bank.book(movement(vs, amount));
  return (await bank.transactions(vs))[0]!.id;
}

test('a payment without a reservation is set aside with a note, and both ways are undone', async () => {
  const id = await aPayment('501');
  expect((await setAside(id)).statusCode).toBe(201);
  expect((await bank.transactions('501'))[0]).toMatchObject({ aside_note: 'Omylem od dodavatele' });
  await ask('DELETE', `set_aside_payment?transaction_id=eq.${id}`);
  expect((await bank.transactions('501'))[0]).toMatchObject({ aside_note: null, aside_at: null });
  const history = (
    await ask('GET', `history_list?table_name=eq.set_aside_payment&row_key=eq.${id}&order=id.desc`)
  ).json<{ operation: string; change_id: number }[]>();
  expect(history.map(({ operation }) => operation)).toEqual(['delete', 'insert']);
  for (const noted of ['Omylem od dodavatele', null]) {
    const { change_id } = history.shift()!;
    expect((await ask('POST', 'rpc/undo_change', { p_change: change_id })).statusCode).toBe(200);
    expect((await bank.transactions('501'))[0]).toMatchObject({ aside_note: noted });
  }
});

test('a payment that is linked to a reservation is no longer set aside', async () => {
  const { reservation } = await unpaid(api);
  const id = await aPayment('502');
  await setAside(id);
  const linked = await ask('GET', `bank_transaction?id=eq.${id}`);
  expect(linked.json()).toMatchObject([{ outcome: 'unknown_symbol' }]);
  const answer = await api.call(
    'POST',
    `/api/backend/bank_transaction/${id}/link`,
    { reservation_id: reservation.id },
    { token: await api.tokenFor(bank.sales) },
  );
  expect(answer.json()).toMatchObject({ outcome: 'paid' });
  expect((await bank.transactions('502'))[0]).toMatchObject({ outcome: 'paid', aside_note: null });
});

test('a payment of a reservation and an outgoing one are not set aside', async () => {
  const { vs } = await unpaid(api);
  expect((await setAside(await aPayment(vs, '10,00'))).statusCode).toBe(403);
  expect((await setAside(await aPayment('503', '-10,00'))).statusCode).toBe(403);
});

test('only sales staff set payments aside and read why', async () => {
  const id = await aPayment('504');
  for (const who of [await makePerson(api.database, { acl: ['editor'] }), await makePerson(api.database)]) {
    expect((await setAside(id, who)).statusCode).toBe(403);
  }
  await setAside(id);
  const editor = await makePerson(api.database, { acl: ['editor'] });
  expect((await ask('GET', 'set_aside_payment', undefined, editor)).json()).toEqual([]);
  expect((await ask('DELETE', `set_aside_payment?transaction_id=eq.${id}`, undefined, editor)).json()).toEqual([]);
});

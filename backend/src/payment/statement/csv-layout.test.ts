import { testApp, type TestApp } from '../../../tests/app';
import { bankClient, unpaid, type BankClient } from '../../../tests/bank-client';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

const file = (vs: string, day = '20.11.2026') => `Kdy;Kolik;Symbol;Text\n${day};450,00;${vs};vstupné\n`;
const MAPPING = { date: 'Kdy', amount: 'Kolik', vs: 'Symbol', message: 'Text' };

test('a CSV with a known day and amount asks which column has the symbol', async () => {
  const reservation = await unpaid(api);
  const csv = (heading: string) => `Datum;Částka;${heading}\n22.11.2026;450,00;${reservation.vs}\n`;
  expect((await bank.send(csv('Značka'))).json()).toMatchObject({
    code: 'payment.statement_columns',
    details: { columns: ['Datum', 'Částka', 'Značka'], known: { date: 'Datum', amount: 'Částka' } },
  });
  expect((await bank.send(csv('Značka'), undefined, undefined, { vs: 'Značka' })).json()).toMatchObject({
    outcomes: { paid: 1 },
  });
});

test('a CSV without a symbol is read once a person has said so', async () => {
  const csv = 'Datum;Částka;Kanál\n23.11.2026;1,00;web\n';
  expect((await bank.send(csv)).json()).toMatchObject({ code: 'payment.statement_columns' });
  const answered = await bank.send(csv, undefined, undefined, { date: 'Datum', amount: 'Částka' });
  expect(answered.json()).toMatchObject({ lines: 1, outcomes: { unknown_symbol: 1 } });
});

test('a CSV of an unknown bank asks for its columns, and the answer is remembered for that bank', async () => {
  const [one, two, three] = [await unpaid(api), await unpaid(api), await unpaid(api)];
  const asked = await bank.send(file(one.vs));
  expect(asked.statusCode).toBe(422);
  expect(asked.json()).toMatchObject({
    code: 'payment.statement_columns',
    details: { columns: ['Kdy', 'Kolik', 'Symbol', 'Text'], rows: [['20.11.2026', '450,00', one.vs, 'vstupné']] },
  });
  const answered = await bank.send(file(one.vs), undefined, undefined, MAPPING);
  expect(answered.json()).toMatchObject({ lines: 1, outcomes: { paid: 1 } });
  expect((await bank.send(file(two.vs, '21.11.2026'))).json()).toMatchObject({ outcomes: { paid: 1 } });
  // A file that does not fit the remembered columns asks again.
  expect((await bank.send(file(three.vs, 'včera'))).json()).toMatchObject({ code: 'payment.statement_columns' });
});

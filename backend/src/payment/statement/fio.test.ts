import { readStatement } from './read-statement';

const OWN = 'CZ0801000000192000145399';
const info = { accountId: '2000145399', bankId: '2010', currency: 'CZK', iban: OWN, dateStart: '2026-11-27+0100', dateEnd: '2026-11-27+0100', idList: null }; // oxfmt-ignore
const column = (value: unknown) => ({ value, name: '', id: 0 });
const movement = {
  column22: column(26_000_000_001), column0: column('2026-11-27+0100'), column1: column(450.1), column14: column('CZK'),
  column2: column('19-2000145399'), column3: column('0800'), column5: column('0002611006'), column10: column('Nováková, Jana'),
  column16: column('Vstupné'), column8: column('Příjem převodem'), column7: null,
}; // oxfmt-ignore
const read = (transactionList: unknown) =>
  readStatement(Buffer.from(JSON.stringify({ accountStatement: { info, transactionList } })), {}, OWN);

test('movements of Fio banka are read with exact amounts', () => {
  const { lines, ...statement } = read({ transaction: [movement, { ...movement, column1: column(-1234567.89) }] });
  expect(statement).toMatchObject({ format: 'fio', account: OWN, date_from: '2026-11-27', date_to: '2026-11-27' });
  expect(lines).toEqual([
    {
      line: 1, account: OWN, transaction_id: '26000000001', amount: '450.10', currency: 'CZK', booked_on: '2026-11-27',
      counter_account: '19-2000145399/0800', counter_name: 'Nováková, Jana', vs: '2611006', message: 'Vstupné',
      is_reversal: false, doubt: null, candidates: [],
    },
    expect.objectContaining({ line: 2, amount: '-1234567.89' }),
  ]); // oxfmt-ignore
});

test('a day without movements has no lines', () => {
  expect(read({ transaction: [] }).lines).toEqual([]);
  expect(read(null).lines).toEqual([]);
});

test('other or damaged JSON is refused', () => {
  const refused = (text: string) => () => readStatement(Buffer.from(text), {}, OWN);
  expect(refused('{"orders": [1, 2]}')).toThrow(expect.objectContaining({ code: 'payment.statement_format' }));
  expect(refused('{"accountStatement": {')).toThrow(
    expect.objectContaining({ code: 'payment.statement_invalid', details: { line: 1, reason: 'json' } }),
  );
});

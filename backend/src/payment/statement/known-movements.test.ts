import type { BankStatementFormat } from '@arbora/domain';
import { recognize, type StoredMovement } from './known-movements';
import type { StatementLine } from './statement';

const EVA = '19-2000145399/0800';
const EVA_IBAN = 'CZ6508000000192000145399';
const JAN = '19/2010';

const aLine = (more: Partial<StatementLine> = {}): StatementLine => ({
  line: 1, account: 'A', transaction_id: 'T1', amount: '450.00', currency: 'CZK', booked_on: '2026-11-27',
  counter_account: EVA, counter_name: 'Eva', vs: '2611000006', message: 'vstupné', is_reversal: false, doubt: null,
  candidates: [], ...more,
}); // oxfmt-ignore
let ids = 0;
const stored = (format: BankStatementFormat, more: Partial<StatementLine> = {}): StoredMovement => {
  const { account, transaction_id, amount, currency, booked_on, vs, counter_account, message } = aLine(more);
  return {
    id: `S${(ids += 1)}`,
    format,
    account,
    transaction_id,
    amount,
    currency,
    booked_on,
    vs,
    counter_account,
    message,
  };
};
/** What each line is: the number of its stored movement, an earlier line, a doubt, or new. */
const recognized = (lines: StatementLine[], known: StoredMovement[]) => {
  const found = recognize(lines, known, 'csv');
  return lines.map((line) => {
    const one = found.get(line);
    if (one === undefined) return 'new';
    if ('known' in one) return known.findIndex(({ id }) => id === one.known);
    return 'earlier' in one ? 'earlier' : one.doubt;
  });
};

test.each<Partial<StatementLine>>([
  { amount: '690.00' },
  { vs: '2613000002' },
  { vs: null },
  { counter_account: JAN },
  { counter_name: 'Jan' },
  { message: 'za Jana' },
  { booked_on: '2026-11-28' },
])('two movements of a file with one id that differ by %p are two', (difference) => {
  expect(recognized([aLine(), aLine({ line: 2, ...difference })], [])).toEqual(['new', 'new']);
});

test('two movements of a file with one id that are equal in everything are one', () => {
  expect(recognized([aLine(), aLine({ line: 2 })], [])).toEqual(['new', 'earlier']);
});

test('a stored movement with the same id and contents is the same, also if its message was cut or erased', () => {
  for (const message of ['vstupné', 'Vstup', null])
    expect(recognized([aLine()], [stored('csv', { message })])).toEqual([0]);
});

test.each<Partial<StatementLine>>([
  { amount: '690.00' },
  { vs: '2613000002' },
  { vs: null },
  { counter_account: JAN },
  { message: 'za Jana' },
  { booked_on: '2026-11-28' },
])('staff decide about a movement with the id of a stored one that differs by %p', (difference) => {
  expect(recognized([aLine(difference)], [stored('csv')])).toEqual(['same_id']);
});

test('a file with the stored movement beside another one of its id is certain', () => {
  expect(recognized([aLine({ amount: '690.00' }), aLine({ line: 2 })], [stored('csv')])).toEqual(['new', 0]);
});

test('a movement of another format is the same if payer and symbol agree, as often as it is stored', () => {
  const line = (id: string, more: Partial<StatementLine> = {}) => aLine({ transaction_id: id, ...more });
  const known = [stored('gpc', { counter_account: EVA_IBAN, message: null })];
  expect(recognized([line('X'), line('Y')], known)).toEqual([0, 'new']);
  expect(recognized([line('X', { counter_account: null })], known)).toEqual([0]);
  expect(recognized([line('X', { counter_account: JAN })], known)).toEqual(['new']);
  expect(recognized([line('X', { vs: '2613000002' })], known)).toEqual(['new']);
  const withoutSymbol = [stored('gpc', { vs: null })];
  expect(recognized([line('X', { vs: null })], withoutSymbol)).toEqual([0]);
});

test('staff decide about a movement of another format that nothing but day and amount confirms', () => {
  const known = (more: Partial<StatementLine>) => [stored('gpc', { transaction_id: 'G', ...more })];
  expect(recognized([aLine({ vs: null, counter_account: null })], known({ vs: null, counter_account: null }))).toEqual([
    'similar',
  ]);
  expect(recognized([aLine()], known({ vs: null }))).toEqual(['similar']);
  expect(recognized([aLine({ vs: null, counter_account: null })], known({}))).toEqual(['similar']);
});

test('a file that lost its ids in a spreadsheet has the movements of the original file', () => {
  const derived = (n: number) => aLine({ transaction_id: `derived:abc:${n}`, line: n });
  const known = [stored('csv', { transaction_id: '26000000001' })];
  expect(recognized([derived(1), derived(2)], known)).toEqual([0, 'new']);
  expect(recognized([aLine({ transaction_id: '26000000002' })], known)).toEqual(['new']);
});

test('each of ten thousand equal movements of another format is recognized once', () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => aLine({ line: n + 1, transaction_id: `L${n}` }));
  const known = lines.map((_, n) => stored('gpc', { transaction_id: `G${n}` }));
  const found = recognize(lines, known, 'csv');
  expect(new Set([...found.values()].map((one) => 'known' in one && one.known)).size).toBe(10_000);
});

test('ten thousand equal movements without ids are new beside as many others of their day and amount', () => {
  const derived = (kind: string, n: number, vs: string) =>
    aLine({ line: n + 1, transaction_id: `derived:${kind}:${n}`, vs });
  const lines = Array.from({ length: 10_000 }, (_, n) => derived('a', n, '2611000006'));
  const others = lines.map((_, n) => stored('csv', derived('b', n, '2613000002')));
  expect(recognize(lines, others, 'csv').size).toBe(0);
});

import { readStatement } from './read-statement';

const OWN = 'CZ0801000000192000145399';
const read = (...entries: string[]) =>
  readStatement(
    Buffer.from(`<Document><BkToCstmrStmt><Stmt><Id>1</Id><CreDtTm>2026-11-28T01:00:00</CreDtTm>
      <Acct><Id><IBAN>${OWN}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`),
    {},
    OWN,
  );
const entry = (total: string, details: string, day = '<BookgDt><Dt>2026-11-27</Dt></BookgDt>') =>
  `<Ntry><Amt Ccy="CZK">${total}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>${day}
   <AcctSvcrRef>BATCH77</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`;
const part = (amount: string, refs = '') => `<TxDtls><Refs>${refs}</Refs>${amount}</TxDtls>`;
const amt = (amount: string) => `<Amt Ccy="CZK">${amount}</Amt>`;
const instructed = (amount: string, currency = 'CZK') =>
  `<AmtDtls><InstdAmt><Amt Ccy="${currency}">${amount}</Amt></InstdAmt></AmtDtls>`;

test('payments of a batch with one id are distinct, also equal ones', () => {
  const shared = '<AcctSvcrRef>BATCH77</AcctSvcrRef>';
  const { lines } = read(entry('1000.00', [part(amt('450'), shared), part(amt('450'), shared), part(amt('100'), '<TxId>T</TxId>')].join(''))); // oxfmt-ignore
  expect(lines.map(({ transaction_id, amount, doubt }) => [transaction_id, amount, doubt])).toEqual([
    ['BATCH77/1', '450.00', null],
    ['BATCH77/2', '450.00', null],
    ['T', '100.00', null],
  ]);
});

test('the instructed amount is used if a payment has no other', () => {
  const { lines } = read(entry('550.00', part(instructed('450.00')) + part(instructed('100.00'))));
  expect(lines.map(({ amount, doubt }) => [amount, doubt])).toEqual([
    ['450.00', null],
    ['100.00', null],
  ]);
});

test.each([
  ['a payment without an amount', part(amt('450')) + part('')],
  ['a payment in another currency', part(amt('450')) + part(instructed('4.00', 'EUR'))],
])('a batch with %s is one doubtful payment of the total, beside the other entries', (_case, details) => {
  const { lines } = read(entry('550.00', details), entry('7.00', part('')));
  expect(lines.map(({ amount, doubt }) => [amount, doubt])).toEqual([
    ['550.00', 'batch'],
    ['7.00', null],
  ]);
});

test('payments that do not add up to their entry are doubtful', () => {
  const { lines } = read(entry('550.00', part(amt('550.00')) + part(amt('550.00'))));
  expect(lines.map(({ amount, doubt }) => [amount, doubt])).toEqual([
    ['550.00', 'batch_total'],
    ['550.00', 'batch_total'],
  ]);
});

test('an entry without a day is doubtful, on the last day of the statement', () => {
  expect(read(entry('5.00', part(''), '')).lines).toEqual([
    expect.objectContaining({ booked_on: '2026-11-28', doubt: 'no_date' }),
  ]);
});

test.each([
  '<InstrId>VS:1000001</InstrId>',
  '<PmtInfId>VS1000001</PmtInfId>',
  '<EndToEndId>VS1000001KS0308</EndToEndId>',
])('the symbol is found in %s', (reference) =>
  expect(read(entry('5.00', part('', reference))).lines[0]?.vs).toBe('1000001'),
);

test('an entry that is not booked yet is skipped with its amount, and a day without entries has no lines', () => {
  const announced = read(entry('5.00', part('')).replace('BOOK', 'PDNG'));
  expect(announced).toMatchObject({ lines: [], skipped: [{ reason: 'not_booked', amount: '5.00', currency: 'CZK' }] });
  expect(read()).toMatchObject({ account: OWN, lines: [], skipped: [] });
});

test('a file in UTF-16 is read', () => {
  const xml = `\ufeff<?xml version="1.0" encoding="UTF-16"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${OWN}</IBAN></Id></Acct>${entry('5.00', part(''))}</Stmt></BkToCstmrStmt></Document>`;
  expect(readStatement(Buffer.from(xml, 'utf16le'), {}, OWN).lines).toHaveLength(1);
});

import { encode } from 'iconv-lite';
import { readStatement } from './read-statement';

const OWN = 'CZ0801000000192000145399';
/** Our account 19-2000145399, and with the digits in the internal order of ABO. */
const ACCOUNT = '0000192000145399';
const INTERNAL = '9394200015000019';

const header = (account = ACCOUNT) =>
  `074${account}${'Arbora'.padEnd(20)}191126${'0'.repeat(14)}+${'0'.repeat(14)}+${'0'.repeat(14)}0${'0'.repeat(14)}0221271126`.padEnd(128); // oxfmt-ignore
const movement = (name: string, { account = ACCOUNT, counter = '0000192000145399', padded = name.padEnd(20) } = {}) =>
  `075${account}${counter}00000000047110000000450002261100000600080003080000000000271126${padded}01101271126`;
const read = (file: Buffer) => readStatement(file, {}, OWN);

test('names with diacritics do not shift the fields behind them, in any encoding', () => {
  const name = 'Žižková Šárka';
  const text = [header(), movement(name)].join('\r\n');
  for (const file of [Buffer.from(text), encode(text, 'windows-1250'), encode(text, 'cp852')]) {
    expect(read(file).lines).toEqual([
      expect.objectContaining({ booked_on: '2026-11-27', counter_name: name, amount: '450.00', vs: '2611000006' }),
    ]);
  }
});

test('a record in UTF-8 that counts bytes is cut by bytes', () => {
  const name = 'Žižková Šárka';
  const padded = name + ' '.repeat(20 - Buffer.byteLength(name));
  const file = Buffer.from([header(), movement(name, { padded })].join('\n'));
  expect(read(file).lines[0]).toMatchObject({ booked_on: '2026-11-27', counter_name: name });
});

test('accounts in the internal order of digits are read in the usual one', () => {
  const { account, lines } = read(
    Buffer.from([header(INTERNAL), movement('Jan', { account: INTERNAL, counter: INTERNAL })].join('\n')),
  );
  expect([account, lines[0]?.account, lines[0]?.counter_account]).toEqual([
    '19-2000145399',
    '19-2000145399',
    '19-2000145399/0800',
  ]);
});

test('a day without movements is a statement without lines', () => {
  expect(read(Buffer.from(header()))).toMatchObject({ account: '19-2000145399', date_to: '2026-11-27', lines: [] });
});

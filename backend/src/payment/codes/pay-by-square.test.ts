import { crc32 } from 'node:zlib';
import { decompress } from 'lzma';
import { payBySquare } from './pay-by-square';

const IBAN = 'SK3112000000198742637541';
const payment = { name: 'Školka Haná s.r.o.', iban: IBAN, amount: 12.3, vs: '2611000006', message: 'Objednávka' };

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
/** Properties and dictionary of the compression, which the standard fixes and leaves out. */
const LZMA_HEAD = [0x5d, 0x00, 0x00, 0x02, 0x00];

function bytesOf(code: string): Buffer {
  const bits = [...code].map((character) => ALPHABET.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Reads a code without the library that wrote it. */
function parsed(code: string) {
  if (!/^[0-9A-V]+$/.test(code)) throw new Error('not base32hex');
  const bytes = bytesOf(code);
  const size = Buffer.alloc(8);
  bytes.copy(size, 0, 2, 4);
  const content = decompress(Buffer.from([...LZMA_HEAD, ...size, ...bytes.subarray(4)]));
  const plain = typeof content === 'string' ? Buffer.from(content) : Buffer.from(Int8Array.from(content).buffer);
  const text = plain.subarray(4);
  if (plain.length !== bytes.readUInt16LE(2)) throw new Error('wrong length');
  if (plain.readUInt32LE(0) !== crc32(text)) throw new Error('wrong checksum');
  const [invoice, count, type, amount, currency, due, vs, ks, ss, reference, note, accounts, iban, bic, standing, debit, name, street, city, ...more] =
    text.toString().split('\t'); // oxfmt-ignore
  return {
    head: [...bytes.subarray(0, 2)],
    fixed: [invoice, count, type, ks, ss, reference, accounts, bic, standing, debit, street, city, ...more],
    amount, currency, due, vs, note, iban, name,
  }; // oxfmt-ignore
}

test('a payment in euros is read by another implementation of the standard', () => {
  expect(parsed(payBySquare({ ...payment, dueOn: '2026-12-24' }))).toEqual({
    // PAY by square, version 1.2.
    head: [0x02, 0x00],
    // One payment order to one account, without a standing order and a direct debit.
    fixed: ['', '1', '1', '', '', '', '1', '', '0', '0', '', ''],
    amount: '12.3', currency: 'EUR', due: '20261224', vs: '2611000006', note: 'Objednavka', iban: IBAN,
    name: 'Skolka Hana s.r.o.',
  }); // oxfmt-ignore
});

test('due date, symbol and message may be missing', () => {
  const read = parsed(payBySquare({ name: 'Arbora', iban: 'sk31 1200 0000 1987 4263 7541', amount: 450 }));
  expect(read).toMatchObject({ amount: '450', due: '', vs: '', note: '', iban: IBAN, name: 'Arbora' });
});

test('tabs of texts do not add fields', () => {
  expect(parsed(payBySquare({ ...payment, message: 'a\tb' }))).toMatchObject({ note: 'a b', iban: IBAN });
});

test('any amount and symbol is returned as it was given', () => {
  for (let cents = 1; cents < 100_000_000; cents = cents * 3 + 7) {
    const vs = String(cents);
    expect(parsed(payBySquare({ ...payment, amount: cents / 100, vs }))).toMatchObject({ amount: String(cents / 100), vs }); // oxfmt-ignore
  }
});

test.each([
  ['a symbol of eleven digits', { vs: '12345678901' }],
  ['a symbol with a letter', { vs: '12a' }],
  ['a day that does not exist', { dueOn: '2026-02-30' }],
  ['an amount of zero', { amount: 0 }],
  ['an IBAN with a wrong checksum', { iban: 'SK3112000000198742637542' }],
  ['no name', { name: '' }],
  ['a message of 141 characters', { message: 'x'.repeat(141) }],
])('%s is refused', (_name, change) => expect(() => payBySquare({ ...payment, ...change })).toThrow(RangeError));

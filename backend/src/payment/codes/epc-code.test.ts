import jsQR from 'jsqr';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { epcCode } from './epc-code';

const IBAN = 'SK3112000000198742637541';
const payment = { name: 'Školka Haná s.r.o.', iban: IBAN, amount: 12.3, message: 'Objednávka O26000001' };

/** Reads a code as strictly as the standard writes it. */
function parsed(payload: string) {
  if (Buffer.byteLength(payload) > 331) throw new Error('too long');
  if (/\n$|\r/.test(payload)) throw new Error('wrong end of a line');
  const [tag, version, charset, identification, bic, name, iban, amount, purpose, reference, message, ...more] =
    payload.split('\n');
  if (tag !== 'BCD' || version !== '002' || charset !== '1' || identification !== 'SCT') throw new Error('wrong head');
  if (bic !== '' || more.length > 0) throw new Error('wrong lines');
  if (!/^EUR(?:0|[1-9]\d{0,8})\.\d\d$/.test(amount ?? '')) throw new Error('wrong amount');
  return { name, iban, amount: amount?.slice(3), purpose, reference, message };
}

test('a payment in euros has the lines of EPC069-12', () => {
  expect(epcCode(payment)).toBe(`BCD\n002\n1\nSCT\n\nŠkolka Haná s.r.o.\n${IBAN}\nEUR12.30\n\n\nObjednávka O26000001`);
  expect(parsed(epcCode({ ...payment, iban: 'sk31 1200 0000 1987 4263 7541', amount: 999_999_999.99 }))).toEqual({
    name: 'Školka Haná s.r.o.', iban: IBAN, amount: '999999999.99', purpose: '', reference: '',
    message: 'Objednávka O26000001',
  }); // oxfmt-ignore
});

test('nothing follows the amount of a payment without a message', () => {
  const code = epcCode({ ...payment, message: ' ' });
  expect(code.endsWith('\nEUR12.30')).toBe(true);
  expect(parsed(code).message).toBeUndefined();
});

test('line breaks of texts do not add lines', () => {
  const read = parsed(epcCode({ ...payment, name: 'Školka\r\nHaná', message: 'a\nEUR1.00\u2028b' }));
  expect(read).toMatchObject({ name: 'Školka Haná', amount: '12.30', message: 'a EUR1.00 b' });
});

test.each([
  ['an amount of zero', { amount: 0 }],
  ['a negative amount', { amount: -1 }],
  ['no number', { amount: Number.NaN }],
  ['an amount with three decimals', { amount: 1.005 }],
  ['too large an amount', { amount: 1_000_000_000 }],
  ['an IBAN with a wrong checksum', { iban: 'SK3112000000198742637542' }],
  ['an IBAN outside of SEPA', { iban: 'TR330006100519786457841326' }],
  ['no name', { name: ' ' }],
  ['a name of 71 characters', { name: 'x'.repeat(71) }],
  ['a message of 141 characters', { message: 'x'.repeat(141) }],
  ['texts that together exceed the code', { name: 'š'.repeat(70), message: 'č'.repeat(140) }],
])('%s is refused', (_name, change) => expect(() => epcCode({ ...payment, ...change })).toThrow(RangeError));

test('the longest texts fit, and a reader of QR codes returns the content', async () => {
  const code = epcCode({ ...payment, name: 'x'.repeat(70), message: 'y'.repeat(140) });
  const png = await QRCode.toBuffer(code, { errorCorrectionLevel: 'M', scale: 4 });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(found?.data).toBe(code);
  expect(found?.version).toBeLessThanOrEqual(13);
});

import { testDatabase, type TestDatabase } from '../database';
import { matchLines } from './match-lines';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

const amountOf = async (line: string) => (await matchLines(db, [line]))[0]?.amount;

test.each([
  ['Carpinus betulus 40-60 250 ks', 250],
  ['Carpinus betulus 40/60 250 ks', 250],
  ['Carpinus betulus 40 - 60 250 ks', 250],
  ['Carpinus betulus 60–80 120 ks', 120],
  ['Ligustrum vulgare 60-100 500 ks', 500],
  ['Acer platanoides Globosum OK 14-16 120 ks', 120],
  ['Acer platanoides OK 14 120 ks', 120],
  ['Acer platanoides C 5 250 ks', 250],
  ['Acer platanoides 5 l 250 ks', 250],
  ['Acer platanoides k9 250', 250],
  ['Acer platanoides výška 120 cm 300 ks', 300],
  ['Acer platanoides 12-14, 6 ks', 6],
  ['Acer platanoides 12 - 14 ZB - 5', 5],
])('the size in “%s” is not part of the amount', async (line, amount) => {
  expect(await amountOf(line)).toBe(amount);
});

test.each([
  ['Carpinus betulus 40-60 PK;1 200', 1200],
  ['Carpinus betulus 40-60 PK;1\u00a0200', 1200],
  ['Carpinus betulus 40-60 PK 1\u202f200 ks', 1200],
  ['Carpinus betulus 40-60 PK 1,200 ks', 1200],
  ['Carpinus betulus 40-60 PK 1.200 ks', 1200],
  ['Carpinus betulus 40-60 PK 12 500 ks', 12_500],
  ['Carpinus betulus 40-60 PK 120,00 ks', 120],
  ['1 500x Carpinus betulus 40-60', 1500],
  ['1500xCarpinus betulus 40-60', 1500],
  ['250 × Carpinus betulus', 250],
  ['250× Carpinus betulus', 250],
  ['1000 × habr', 1000],
  ['habr × 1000', 1000],
  ['1 200 ks Carpinus betulus', 1200],
  ['Carpinus betulus 40-60 1 200 Stück', 1200],
])('the amount of “%s” is %d', async (line, amount) => {
  expect(await amountOf(line)).toBe(amount);
});

test.each([
  ['80 cm or 80 thousand', 'Taxus baccata 80 120 ks'],
  ['more than the maximum', 'Taxus baccata 40-60 1 200 000 ks'],
  ['a range of sizes only', 'Taxus baccata 40-60'],
  ['how often it was transplanted', 'Tilia cordata OK 14-16 3 × v'],
])('a line with %s has no amount', async (_, line) => {
  expect(await amountOf(line)).toBeNull();
});

const SIZES = [
  '40-60',
  '40/60',
  '100–125',
  'OK 14-16',
  'OK 14/16',
  '12-14',
  'C5',
  'C 5',
  'k9',
  'co 5',
  '5 l',
  '3xp 18-20',
];
const AMOUNTS = [
  ...(['5 ks', '120 ks', '1 200 ks', '1,200 ks', '1.200 ks', '1200 ks', '25ks', '12 500 ks'] as const),
  ...(['5 szt.', '120 pcs', '; 120', ';1 200', '- 25', '(25 ks)', '× 120', '120x', '120 ×', 'počet: 25'] as const),
];
test('an amount is the same after every size', async () => {
  const lines = SIZES.flatMap((size) => AMOUNTS.map((amount) => `Carpinus betulus ${size} ${amount}`));
  const matched = await matchLines(db, lines);
  const expected = SIZES.flatMap(() => AMOUNTS.map((amount) => Number(amount.replace(/\D/g, ''))));
  expect(lines.map((line, index) => `${line}: ${matched[index]?.amount}`)).toEqual(
    lines.map((line, index) => `${line}: ${expected[index]}`),
  );
});

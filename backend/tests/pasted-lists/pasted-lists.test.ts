import type { MatchedLine } from '@arbora/domain';
import { testDatabase, type TestDatabase } from '../database';
import { ANYONE } from '../policies/attempts';
import { matchLines } from './match-lines';
import { MORE_PLANTS } from './more-plants';
import { TREES_AND_SHRUBS } from './trees-and-shrubs';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

const LINES = `${TREES_AND_SHRUBS.trim()}\n${MORE_PLANTS.trim()}`.split('\n').map((entry) => {
  const [line = '', plant = '', item = '', amount = ''] = entry.split(' | ');
  return { line, plant, item, amount: Number(amount) };
});
const NUMBERED = LINES.map((wanted, index) => [wanted.line, wanted, index] as const);
const itemOf = ({ items: [first] }: MatchedLine) =>
  first && { plant: first.name, item: [first.size, first.spec1, first.spec2].filter(Boolean).join(' ') };

const match = (lines: readonly string[]) => matchLines(db, lines);

describe('an inquiry of three hundred lines', () => {
  let matched: MatchedLine[];
  // A customer's statement times out after five seconds (database/statement-timeout.ts).
  beforeAll(async () => void (matched = await match(LINES.map(({ line }) => line))));

  test('each line has an answer', () => {
    expect(matched).toHaveLength(LINES.length);
    expect(LINES.filter(({ plant }) => plant).length).toBeGreaterThan(270);
  });

  const namesPlant = ([, { plant }]: (typeof NUMBERED)[number]) => plant !== '';

  test.each(NUMBERED.filter(namesPlant))('the line “%s” finds its plant and size', (_, wanted, index) => {
    const found = matched[index]!;
    expect(found.amount).toBe(wanted.amount);
    expect(itemOf(found)).toMatchObject(
      wanted.item ? { plant: wanted.plant, item: wanted.item } : { plant: wanted.plant },
    );
    if (!wanted.item) expect(found.doubt).not.toBeNull();
  });

  test.each(NUMBERED.filter((line) => !namesPlant(line)))('the line “%s” finds nothing', (_line, _wanted, index) => {
    expect(matched[index]).toMatchObject({ doubt: 'plant', items: [] });
  });

  test('most lines are certain', () => {
    expect(matched.filter(({ doubt }) => doubt === null).length / LINES.length).toBeGreaterThan(0.7);
  });
});

test.each([
  ['a genus alone', 'javor 12-14 ZB 5 ks', 'plant'],
  ['a plant without a size', 'Acer platanoides 5 ks', 'size'],
  ['a size that the plant does not have', 'Acer platanoides OK 40-45 ZB 5 ks', 'missing'],
  ['a size in another form', 'Acer platanoides OK 14-16 PK 5 ks', 'form'],
  ['a word that the name does not contain', 'Acer platanoides Zlatohlav OK 14-16 ZB 5 ks', 'plant'],
  ['a typing error', 'Acer plataniodes OK 14-16 ZB 5 ks', 'plant'],
  ['the beginning of a name', 'Acer plat. OK 14-16 ZB 5 ks', 'plant'],
  ['a size that was a date', 'Acer platanoides 10.XII ZB 5 ks', 'date'],
  ['a size with a question mark', 'Acer platanoides OK 14-16? ZB 5 ks', 'date'],
  ['no amount', 'Acer platanoides OK 14-16 ZB', 'amount'],
])('%s is ambiguous', async (_, line, doubt) => {
  const [found] = await match([line]);
  expect(found?.doubt).toBe(doubt);
  expect(found?.items.length).toBeGreaterThan(0);
  expect(found?.items[0]?.name).toMatch(/^Acer/);
});

test('without the requested size the other sizes of the plant come first', async () => {
  const [found] = await match(['Acer platanoides OK 40-45 ZB 5 ks']);
  expect(new Set(found?.items.slice(0, 3).map(({ name }) => name))).toEqual(new Set(['Acer platanoides']));
});

test('empty and hostile lines match nothing', async () => {
  for (const found of await match(['', ' ', '%', "'; drop table product; --", '{}', '5 ks', 'x'.repeat(5000)]))
    expect(found).toMatchObject({ doubt: 'plant', items: [] });
  expect(await match([])).toEqual([]);
});

test('more than five hundred lines are refused', async () => {
  await expect(match(Array.from({ length: 501 }, () => 'Tilia'))).rejects.toThrow('request.invalid');
});

test('anonymous callers cannot match lists', async () => {
  const asked = db.tryAs(ANYONE, (client) => client.query("select match_plant_lines('{Tilia}')"));
  await expect(asked).rejects.toThrow('permission denied');
});

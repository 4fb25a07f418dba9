import type { MatchedLine } from '@arbora/domain';
import { testDatabase, type TestDatabase } from '../database';
import { ANYONE } from '../policies/attempts';
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

async function match(lines: readonly string[]): Promise<MatchedLine[]> {
  return db.tryAs('customer@arbora.example', async (client) => {
    const { rows } = await client.query<{ answer: MatchedLine[] }>('select match_plant_lines($1) as answer', [lines]);
    return rows[0]!.answer;
  });
}

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
    if (!wanted.item) expect(found.sure).toBe(false);
  });

  test.each(NUMBERED.filter((line) => !namesPlant(line)))('the line “%s” finds nothing', (_line, _wanted, index) => {
    expect(matched[index]).toMatchObject({ sure: false, items: [] });
  });

  test('most lines are certain', () => {
    expect(matched.filter(({ sure }) => sure).length / LINES.length).toBeGreaterThan(0.7);
  });
});

test.each([
  ['a genus alone', 'javor 12-14 ZB 5 ks'],
  ['a plant without a size', 'Acer platanoides 5 ks'],
  ['a size that the plant does not have', 'Acer platanoides OK 40-45 ZB 5 ks'],
  ['a word that the name does not contain', 'Acer platanoides Zlatohlav OK 14-16 ZB 5 ks'],
  ['a typing error', 'Acer plataniodes OK 14-16 ZB 5 ks'],
  ['no amount', 'Acer platanoides OK 14-16 ZB'],
])('%s is ambiguous', async (_, line) => {
  const [found] = await match([line]);
  expect(found?.sure).toBe(false);
  expect(found?.items.length).toBeGreaterThan(0);
  expect(found?.items[0]?.name).toMatch(/^Acer/);
});

test('without the requested size the other sizes of the plant come first', async () => {
  const [found] = await match(['Acer platanoides OK 40-45 ZB 5 ks']);
  expect(new Set(found?.items.slice(0, 3).map(({ name }) => name))).toEqual(new Set(['Acer platanoides']));
});

test('empty and hostile lines match nothing', async () => {
  for (const found of await match(['', ' ', '%', "'; drop table product; --", '{}', '5 ks', 'x'.repeat(5000)]))
    expect(found).toMatchObject({ sure: false, items: [] });
  expect(await match([])).toEqual([]);
});

test('more than five hundred lines are refused', async () => {
  await expect(match(Array.from({ length: 501 }, () => 'Tilia'))).rejects.toThrow('request.invalid');
});

test('anonymous callers cannot match lists', async () => {
  const asked = db.tryAs(ANYONE, (client) => client.query("select match_plant_lines('{Tilia}')"));
  await expect(asked).rejects.toThrow('permission denied');
});

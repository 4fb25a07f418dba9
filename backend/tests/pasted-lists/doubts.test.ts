import { testDatabase, type TestDatabase } from '../database';
import { matchLines } from './match-lines';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

const textOf = (item: { size: string | null; spec1: string | null; spec2: string | null }) =>
  [item.size, item.spec1, item.spec2].filter(Boolean).join(' ');

test.each([
  ['Acer platanoides 12-14, 6 ks', '12-14', ['OK 10-12', 'OK 14-16']],
  ['Betula pendula 12/14 3', '12-14', ['OK 10-12', 'OK 14-16']],
  ['Pinus nigra 100-125 3', '100-125', ['80-100', '125-150']],
  ['Liquidambar stryaciflua 10-12 3', '10-12', ['OK 8-10', 'OK 12-14']],
  ['Hydrangea paniculata Limelight C3 12', 'C3', ['C2', 'C5']],
  ['Quercus robur Fastigiata Koster 175-200', '175-200', ['250-300']],
  ['Betula utilis Doorenbos vícekmen 200-250', '200-250', ['250-300']],
  ['Carpinus betulus 120 cm 5 ks', '120 cm', ['100-125', '125-150']],
  ['Carpinus betulus OK 12-14 5 ks', 'OK 12-14', []],
])('“%s” requests a missing size, the nearest of its kind come first', async (line, asked, nearest) => {
  const [found] = await matchLines(db, [line]);
  expect(found).toMatchObject({ asked, nearest });
  expect(found?.doubt).not.toBeNull();
  const first = found!.items.slice(0, nearest.length).map(textOf);
  for (const text of first) expect(nearest.some((size) => text.includes(size))).toBe(true);
});

test('the size outweighs the root form', async () => {
  const [found] = await matchLines(db, ['Carpinus betulus 100-125 PK 250 ks']);
  expect(found).toMatchObject({ amount: 250, doubt: 'form', asked: null });
  expect(textOf(found!.items[0]!)).toBe('100-125 ZB');
});

test('cultivars that have the missing size follow the nearest sizes of the plant', async () => {
  const [found] = await matchLines(db, ['Liquidambar styraciflua 10-12 3']);
  expect(found?.items.map((item) => `${item.name} ${textOf(item)}`)).toContain(
    "Liquidambar styraciflua 'Worplesdon' OK 10-12 ZB HK",
  );
});

test.each([
  'Prunus lusitanica C5 20',
  'Prunus lusitanica Angustifolia 60-80 5 ks',
  'Acer japonicum Crimson 12-14 5 ks',
  'Quercus ilex Fastigiata Koster OK 12-14 5 ks',
  'Zelkova japonica 100-125 5 ks',
])('“%s” names a species that is not sold and offers no other', async (line) => {
  expect(await matchLines(db, [line])).toMatchObject([{ doubt: 'plant', items: [] }]);
});

test('an unknown species of any genus offers no other species', async () => {
  const genera = await db.asOwner<{ genus: string }>(
    'select distinct app_private.genus_of(name) as genus from product',
  );
  const lines = genera.map(({ genus }) => `${genus} qwertzoides 12-14 5 ks`);
  const matched = await matchLines(db, lines);
  expect(lines.filter((_, index) => matched[index]!.items.length > 0)).toEqual([]);
});

test('a size of every plant is certain if the line has it as the catalogue does', async () => {
  const items = await db.asOwner<{ line: string }>(
    `select distinct on (name) concat_ws(' ', name, size, spec1, spec2) || ' 7 ks' as line
    from katalog_items order by name, md5(product_item_id::text) limit 500`,
  );
  const lines = items.map(({ line }) => line);
  const matched = await matchLines(db, lines);
  const found = matched.map(
    ({ doubt, amount, items: [item] }) => `${item?.name} ${item && textOf(item)} ${amount} ks ${doubt}`,
  );
  expect(found).toEqual(lines.map((line) => `${line} null`));
});

import type { PlantCompanion } from '@arbora/domain';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { ANYONE } from '../../tests/policies/attempts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

async function companionsOf(name: string): Promise<PlantCompanion[]> {
  return db.tryAs(ANYONE, async (client) => {
    const found = await client.query<{ product_id: string }>(
      'select product_id from katalog_items where name = $1 limit 1',
      [name],
    );
    const { rows } = await client.query<{ companions: PlantCompanion[] }>('select plant_companions($1) as companions', [
      found.rows[0]?.product_id ?? '00000000-0000-4000-8000-000000000000',
    ]);
    return rows[0]!.companions;
  });
}

interface Place {
  light: string[];
  soil: string[];
}
async function placeOf(name: string): Promise<Place> {
  const [place] = await db.asOwner<Place>('select light, soil from product where name = $1', [name]);
  return place!;
}

test.each(['Acer platanoides', 'Tilia cordata', "Rhododendron 'Roseum Elegans'", "Hosta 'Halcyon'", 'Picea abies'])(
  'companions of %s are of other genera and share its conditions',
  async (name) => {
    const companions = await companionsOf(name);
    const { light, soil } = await placeOf(name);
    expect(companions.length).toBeGreaterThanOrEqual(4);
    for (const companion of companions) {
      expect(companion.reasons.length).toBeGreaterThan(0);
      expect(light).toEqual(expect.arrayContaining(companion.light));
      expect(soil).toEqual(expect.arrayContaining(companion.soil));
      expect([companion.light.length > 0, companion.soil.length > 0]).toEqual([true, true]);
    }
    const genera = companions.map((companion) => companion.name.split(' ')[0]);
    expect(new Set([...genera, name.split(' ')[0]]).size).toBe(companions.length + 1);
  },
);

test('every plant of the catalogue has companions', async () => {
  const lonely = await db.tryAs(ANYONE, async (client) => {
    const plants = await client.query<{ product_id: string; name: string }>(
      'select distinct product_id, name from katalog_items',
    );
    const found: string[] = [];
    // One statement for all plants would reach the statement timeout of visitors on a busy machine.
    for (const { product_id, name } of plants.rows) {
      const { rows } = await client.query<{ n: number }>('select json_array_length(plant_companions($1)) as n', [
        product_id,
      ]);
      if (rows[0]!.n < 3) found.push(name);
    }
    return found;
  });
  expect(lonely).toEqual([]);
});

test('companions of a large tree are low and tolerate shade', async () => {
  const low = (await companionsOf('Tilia cordata')).filter(({ reasons }) => reasons.includes('under_its_crown'));
  expect(low.length).toBeGreaterThan(0);
  const plants = await db.asOwner<{ height_cm: number; light: string[] }>(
    'select height_cm, light from product where id = any ($1::uuid[])',
    [low.map(({ id }) => id)],
  );
  for (const { height_cm, light } of plants) {
    expect(height_cm).toBeLessThanOrEqual(150);
    expect(light.some((one) => one !== 'sun')).toBe(true);
  }
});

test('plants for acid soil are never combined with those for lime', async () => {
  const heathers = await companionsOf("Calluna vulgaris 'Marleen'");
  const soils = await Promise.all(heathers.map(({ name }) => placeOf(name)));
  expect(soils.filter(({ soil }) => soil.includes('lime'))).toEqual([]);
});

test('companions that flower before or after do so in the adjacent months', async () => {
  const months = async (name: string) =>
    (await db.asOwner<{ flowering: number[] }>('select flowering from product where name = $1', [name]))[0]!.flowering;
  const own = await months("Forsythia intermedia 'Lynwood'");
  for (const { name, reasons } of await companionsOf("Forsythia intermedia 'Lynwood'")) {
    const other = await months(name);
    if (reasons.includes('flowers_after')) expect(other).toContain(own.at(-1)! + 1);
    if (reasons.includes('flowers_before')) expect(other).toContain(own[0]! - 1);
    if (reasons.includes('flowers_with')) expect(other.some((month) => own.includes(month))).toBe(true);
  }
});

test('a plant outside the catalogue has no companions', async () => {
  expect(await companionsOf('Salsola kali')).toEqual([]);
});

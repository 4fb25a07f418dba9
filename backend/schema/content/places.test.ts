import { testDatabase, type TestDatabase } from '../../tests/database';
import { attempt, EDITOR } from '../../tests/policies/attempts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

const save = (latitude: number | null, longitude: number | null) =>
  attempt(
    db,
    EDITOR,
    "insert into planted_place (title, town, country, latitude, longitude) values ('Lípy', 'Mělník', 'CZ', $1, $2)",
    [latitude, longitude],
  );

test.each([
  [50.35, 14.47],
  [null, null],
])('an editor saves a place at %s, %s', async (latitude, longitude) => {
  expect(await save(latitude, longitude)).toBe(1);
});

test.each([
  [50.35, null, 'planted_place_location'],
  [null, 14.47, 'planted_place_location'],
  [91, 14.47, 'planted_place_latitude_check'],
  [50.35, 181, 'planted_place_longitude_check'],
])('a place at %s, %s is refused', async (latitude, longitude, constraint) => {
  await expect(save(latitude, longitude)).rejects.toMatchObject({ code: '23514', constraint });
});

test('the places of the demo data have a picture, and texts in three languages', async () => {
  const rows = await db.asOwner<{ count: number; whole: number }>(
    `select count(*)::integer as count, count(*) filter (where image is not null and latitude is not null
       and title_en is not null and title_pl is not null
       and planted is not null and planted_en is not null and planted_pl is not null
       and description is not null and description_en is not null and description_pl is not null)::integer as whole
     from planted_place where is_public`,
  );
  expect(rows).toEqual([{ count: 12, whole: 12 }]);
});

import type { TourScene } from '@arbora/domain';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { attempt, EDITOR } from '../../tests/policies/attempts';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

const GATE: TourScene = { id: 'vjezd', name: 'Vjezd', image: '/cdn/vjezd', ways: [{ to: 'sad', yaw: 90 }] };
const ORCHARD: TourScene = { id: 'sad', name: 'Sad', name_en: 'Orchard', name_pl: null, image: '/cdn/sad', yaw: -12.5, ways: [{ to: 'vjezd', yaw: 0, pitch: -7 }] }; // oxfmt-ignore

const save = (scenes: unknown) =>
  attempt(
    db,
    EDITOR,
    "insert into virtual_tour (title, link, image, scenes) values ('Školka', 'https://tours.example/1', '/cdn/a', $1)",
    [JSON.stringify(scenes)],
  );

test.each([
  ['none', []],
  ['one that leads nowhere', [{ ...GATE, ways: [] }]],
  ['two that lead to each other', [GATE, ORCHARD]],
])('an editor saves scenes: %s', async (_case, scenes) => {
  expect(await save(scenes)).toBe(1);
});

test.each<[string, unknown]>([
  ['no list', { scenes: [] }],
  ['a scene that is none', ['vjezd']],
  ['a scene without ways', [{ id: 'a', name: 'A', image: '/cdn/a' }]],
  ['a scene without a name', [{ ...GATE, name: '', ways: [] }]],
  ['a scene without a picture', [{ ...GATE, image: 'vjezd.jpg', ways: [] }]],
  ['a scene with more than it has', [{ ...GATE, ways: [], html: '<b>' }]],
  ['two scenes of one id', [GATE, { ...ORCHARD, id: 'vjezd', ways: [] }]],
  ['a way to a scene that is not there', [GATE]],
  ['a way to where one is', [{ ...GATE, ways: [{ to: 'vjezd', yaw: 0 }] }]],
  ['a way without a direction', [{ ...GATE, ways: [{ to: 'sad' }] }, ORCHARD]],
  ['a way beyond the panorama', [{ ...GATE, ways: [{ to: 'sad', yaw: 200 }] }, ORCHARD]],
  ['a way that is none', [{ ...GATE, ways: ['sad'] }, ORCHARD]],
  ['a direction that is a text', [{ ...GATE, yaw: '30' }, ORCHARD]],
])('scenes are refused: %s', async (_case, scenes) => {
  await expect(save(scenes)).rejects.toMatchObject({ code: '23514', constraint: 'virtual_tour_scenes_check' });
});

test('the demo data has two tours of four scenes, each of which can be entered and left', async () => {
  const tours = await db.asOwner<{ scenes: TourScene[] }>(
    'select scenes from virtual_tour where is_public order by sort',
  );
  expect(tours.map(({ scenes }) => scenes.length)).toEqual([4, 4]);
  for (const { scenes } of tours) {
    expect(scenes.filter(({ ways }) => ways.length === 0)).toEqual([]);
    const goals = new Set(scenes.flatMap(({ ways }) => ways.map(({ to }) => to)));
    expect([...goals].sort()).toEqual(scenes.map(({ id }) => id).sort());
  }
});

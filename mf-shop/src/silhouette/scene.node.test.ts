import { PERSON_HEIGHT, SCENE, sceneOf } from './scene';

const tree = sceneOf({ height_cm: 2200, width_cm: 1400, growth: 'medium' });
const perennial = sceneOf({ height_cm: 40, width_cm: 50, growth: 'fast' });

test('a plant of 25 years fits above the ground and beside the house', () => {
  for (const { scale, ages, plant, house } of [tree, perennial]) {
    const { height, width } = ages.at(-1)!.size;
    expect(height * scale).toBeLessThanOrEqual(SCENE.ground);
    expect(plant + (width * scale) / 2).toBeLessThanOrEqual(SCENE.width);
    expect(house).toBeLessThan(plant);
  }
});

test('beside a perennial the person determines the scale', () => {
  expect(PERSON_HEIGHT * perennial.scale).toBeGreaterThan(SCENE.ground * 0.6);
});

test('heights are marked in readable steps', () => {
  expect(tree.marks).toEqual([2, 4, 6, 8, 10]);
  expect(perennial.marks).toEqual([0.5, 1, 1.5, 2]);
});

import { PLANTS } from '../plants';
import { plantFacts } from './plant-facts';

test('each plant has a height, light, soil and a use', () => {
  for (const [latin] of PLANTS) {
    const { height_cm, light, soil, uses } = plantFacts(latin);
    const isComplete = light.length > 0 && soil.length > 0 && uses.length > 0;
    expect([latin, isComplete, height_cm >= 20 && height_cm <= 4000]).toEqual([latin, true, true]);
  }
});

test('ranges of months may span the end of the year', () => {
  expect(plantFacts("Viburnum bodnantense 'Dawn'").flowering).toEqual([1, 2, 3, 11, 12]);
  expect(plantFacts('Abies alba').flowering).toEqual([]);
});

test('a cultivar overrides its species', () => {
  expect(plantFacts('Acer platanoides').height_cm).toBe(2200);
  expect(plantFacts("Acer platanoides 'Globosum'").height_cm).toBe(500);
});

test('a plant without facts is rejected', () => {
  expect(() => plantFacts('Salsola kali')).toThrow('no facts of Salsola kali');
});

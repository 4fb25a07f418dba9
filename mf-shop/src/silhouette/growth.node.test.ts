import { AGES, sizeAfter } from './growth';

const heights = (height_cm: number, growth: 'slow' | 'medium' | 'fast') =>
  AGES.map((years) => sizeAfter({ height_cm, width_cm: height_cm / 2, growth }, years).height);

test('a tree keeps growing for decades', () => {
  expect(heights(2200, 'medium')).toEqual([440, 611, 1031]);
  expect(heights(2200, 'fast')[2]).toBeGreaterThan(1400);
  expect(heights(2200, 'slow')[2]).toBeLessThan(800);
});

test('a perennial reaches its full height within a few years', () => {
  expect(heights(60, 'medium')).toEqual([59, 60, 60]);
});

test('the width stays in proportion to the height', () => {
  expect(sizeAfter({ height_cm: 1000, width_cm: 250, growth: null }, 10)).toEqual({ height: 522, width: 130 });
});

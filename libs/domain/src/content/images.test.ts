import {
  checkResizing, deliveredWidth, fitWithin, imageKey, imageUrl, imageUrlAt, lazyImageWidth, regularImageWidth,
} from './images'; // oxfmt-ignore

test.each([
  [360, 500, 100],
  [1280, 1700, 400],
  [1920, 2500, 600],
  [2560, 3000, 800],
  [150, 200, 100],
  [100, 100, 50],
])('a window %i px wide gets images of %i px, and placeholders of %i px', (width, regular, lazy) => {
  expect(regularImageWidth(width)).toBe(regular);
  expect(lazyImageWidth(width)).toBe(lazy);
});

test.each([
  [0, 50],
  [49, 50],
  [50, 50],
  [51, 100],
  [949, 900],
  [950, 1000],
  [99_999, 3000],
])('the width %i is rounded to %i', (width, delivered) => {
  expect(deliveredWidth(width)).toBe(delivered);
});

test('image URLs contain the rounded width', () => {
  expect(imageUrl('ab')).toBe('/cdn/ab');
  expect(imageUrl('ab', 333)).toBe('/cdn/ab?w=300');
});

test('images are scaled down by their longest side, never up', () => {
  expect(fitWithin({ width: 5000, height: 2500 })).toEqual({ width: 2500, height: 1250 });
  expect(fitWithin({ width: 30, height: 20_000 })).toEqual({ width: 4, height: 2500 });
  expect(fitWithin({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
  expect(fitWithin({ width: 1, height: 10_000 }, 100)).toEqual({ width: 1, height: 100 });
});

test('resizing options are validated, and the radius is capped', () => {
  const good = { quality: 3, width: 10, height: 10, unsharpRadius: 5 };
  expect(checkResizing(good)).toEqual({ ...good, filter: 'mks2013', unsharpRadius: 2 });
  expect(checkResizing({ ...good, quality: 4 })).toBe('quality');
  expect(checkResizing({ ...good, quality: -1 })).toBe('quality');
  expect(checkResizing({ ...good, height: 0 })).toBe('size');
  expect(checkResizing({ ...good, width: NaN })).toBe('size');
});

test('a stored image URL is converted to any width, and other URLs are unchanged', () => {
  expect(imageKey('/cdn/abc?w=400')).toBe('abc');
  expect(imageKey('https://photos.example/cdn/abc')).toBeNull();
  expect(imageUrlAt('/cdn/abc?w=400', 180)).toBe('/cdn/abc?w=200');
  expect(imageUrlAt('/cdn/abc', 50)).toBe('/cdn/abc?w=50');
  expect(imageUrlAt('https://photos.example/a.jpg', 200)).toBe('https://photos.example/a.jpg');
});

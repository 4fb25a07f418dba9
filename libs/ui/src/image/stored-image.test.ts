import { storedImage } from './stored-image';

test('a stored picture comes in the widths of the specification', () => {
  const { src, srcSet, placeholder } = storedImage('news/lipa');
  expect(src).toBe('/cdn/news/lipa');
  expect(placeholder).toBe('/cdn/news/lipa?w=50');
  const widths = srcSet?.split(', ').map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));
  // Windows of 390, 600, 960, 1280, 1920 and 2560 px, times 1.3 to whole hundreds, at most 3000; and their quarters.
  expect(widths).toEqual([100, 200, 300, 400, 500, 600, 800, 1200, 1700, 2500, 3000]);
  expect(srcSet).toContain('/cdn/news/lipa?w=1700 1700w');
});

test('an address says the same as its key; pictures of other sites come as they are', () => {
  expect(storedImage('/cdn/lipa?w=400')).toEqual(storedImage('lipa'));
  expect(storedImage('https://photos.example/lipa.jpg')).toEqual({ src: 'https://photos.example/lipa.jpg' });
});

import { storedImage } from './stored-image';

test('a stored image has the widths of the specification', () => {
  const { src, srcSet, placeholder } = storedImage('news/lipa');
  expect(src).toBe('/cdn/news/lipa');
  expect(placeholder).toBe('/cdn/news/lipa?w=50');
  const widths = srcSet?.split(', ').map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));
  // Viewports of 390, 600, 960, 1280, 1920 and 2560 px, times 1.3 rounded to hundreds, at most 3000; and a quarter of
  // each.
  expect(widths).toEqual([100, 200, 300, 400, 500, 600, 800, 1200, 1700, 2500, 3000]);
  expect(srcSet).toContain('/cdn/news/lipa?w=1700 1700w');
});

test('a storage URL gives the same result as its key, and images of other sites are returned unchanged', () => {
  expect(storedImage('/cdn/lipa?w=400')).toEqual(storedImage('lipa'));
  expect(storedImage('https://photos.example/lipa.jpg')).toEqual({ src: 'https://photos.example/lipa.jpg' });
});

import { captionOfFile } from './caption-of-file';

test.each([
  ['lípa_srdčitá alej.JPG', 'Lípa srdčitá alej'],
  ['Acer-campestre-podzim.jpeg', 'Acer campestre podzim'],
  ['školka 2026.png', 'Školka 2026'],
  ['IMG_2031.JPG', undefined],
  ['PXL_20261127_101010.jpg', undefined],
  ['DSCF0012 (2).jpg', undefined],
  ['WhatsApp Image 2026-11-27.jpeg', undefined],
  ['20261127_101010.jpg', undefined],
  ['0f8fad5b-d9cb-469f-a165-70867728950e.webp', undefined],
  ['x.png', undefined],
])('the file %s gets the caption %s', (name, caption) => {
  expect(captionOfFile(name)).toBe(caption);
});

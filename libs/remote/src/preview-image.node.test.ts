import { previewImage } from './preview-image';

const ORIGIN = 'https://arbora.example';

test.each([
  ['/cdn/0123', `${ORIGIN}/cdn/0123/share.jpg`],
  ['/cdn/0123?w=2400', `${ORIGIN}/cdn/0123/share.jpg`],
  ['https://photos.example/malus.jpg', 'https://photos.example/malus.jpg'],
  [null, undefined],
  [undefined, undefined],
])('the preview of %s is %s', (picture, expected) => {
  expect(previewImage(picture, ORIGIN)).toBe(expected);
});

import { linkUrl, pictureUrl } from './normalize-url';

test('typed links are normalized', () => {
  expect(linkUrl(' www.arbora.example/a b')).toBe('https://www.arbora.example/a%20b');
  expect(linkUrl('info@arbora.example')).toBe('mailto:info@arbora.example');
  expect(linkUrl('/sortiment')).toBe('/sortiment');
  expect(linkUrl(`${window.location.origin}/cs/novinky`)).toBe('/cs/novinky');
  expect(linkUrl('javascript:alert(1)')).toBeNull();
  expect(linkUrl('strom')).toBeNull();
});

test('only pictures of this site are accepted', () => {
  expect(pictureUrl(`${window.location.origin}/cdn/a.webp`)).toBe('/cdn/a.webp');
  expect(pictureUrl('//elsewhere.example/a.webp')).toBeNull();
  expect(pictureUrl('https://elsewhere.example/a.webp')).toBeNull();
  expect(pictureUrl('')).toBeNull();
});

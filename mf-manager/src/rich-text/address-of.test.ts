import { linkOf, pictureOf } from './address-of';

test('typed links are normalized', () => {
  expect(linkOf(' www.arbora.example/a b')).toBe('https://www.arbora.example/a%20b');
  expect(linkOf('info@arbora.example')).toBe('mailto:info@arbora.example');
  expect(linkOf('/sortiment')).toBe('/sortiment');
  expect(linkOf(`${window.location.origin}/cs/novinky`)).toBe('/cs/novinky');
  expect(linkOf('javascript:alert(1)')).toBeNull();
  expect(linkOf('strom')).toBeNull();
});

test('only pictures of this site are accepted', () => {
  expect(pictureOf(`${window.location.origin}/cdn/a.webp`)).toBe('/cdn/a.webp');
  expect(pictureOf('//elsewhere.example/a.webp')).toBeNull();
  expect(pictureOf('https://elsewhere.example/a.webp')).toBeNull();
  expect(pictureOf('')).toBeNull();
});

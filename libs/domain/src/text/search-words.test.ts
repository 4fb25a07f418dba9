import { searchWords } from './search-words';

test.each([
  ['javor', ['javor']],
  ['Javor', ['javor']],
  ['  ACER   globosum ', ['acer', 'globosum']],
  ['Tis červený', ['tis', 'cerveny']],
  ["Acer platanoides 'Globosum'", ['acer', 'platanoides', 'globosum']],
  ['Acer ‘Globosum’', ['acer', 'globosum']],
  ['100%_*\\', ['100']],
  ['lípa, lípa', ['lipa']],
  ['*', []],
  ['', []],
])('%j is searched by %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('a text of many words is cut', () => {
  expect(searchWords('a b c d e f g h i j k')).toHaveLength(8);
});

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
])('the search words of %j are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('the number of search words is limited', () => {
  expect(searchWords('a b c d e f g h i j k')).toHaveLength(8);
});

import { PLANTS } from '../plants';
import { GENERA } from './genera';
import { synonymsOf } from './synonyms';

const GENERA_GROWN = [...new Set(PLANTS.map(([latin]) => latin.split(' ')[0]))];

test('each genus in the assortment is named in three languages, and no other is', () => {
  expect(GENERA.map(({ name }) => name).sort()).toEqual(GENERA_GROWN.sort());
  expect(GENERA.filter(({ name_cs, name_en, name_pl }) => !name_cs || !name_en || !name_pl)).toEqual([]);
});

test('a cultivar has the synonyms of its species', () => {
  expect(synonymsOf("Acer platanoides 'Globosum'")).toEqual(['mléč']);
  expect(synonymsOf("Rosa 'Chopin'")).toEqual([]);
});

import { genusOf, plantName } from './plant-name';

test.each([
  ["Acer platanoides 'Globosum'", { taxon: 'Acer platanoides', cultivar: 'Globosum', rest: '' }],
  ['Quercus robur', { taxon: 'Quercus robur', cultivar: null, rest: '' }],
  [
    "Acer x freemanii 'Jeffersred' AUTUMN BLAZE",
    { taxon: 'Acer × freemanii', cultivar: 'Jeffersred', rest: 'AUTUMN BLAZE' },
  ],
  ['Taxus baccata', { taxon: 'Taxus baccata', cultivar: null, rest: '' }],
  ["Crataegus laevigata 'Paul’s Scarlet'", { taxon: 'Crataegus laevigata', cultivar: 'Paul’s Scarlet', rest: '' }],
  ["Malus 'Evereste'", { taxon: 'Malus', cultivar: 'Evereste', rest: '' }],
])('%s is split into %j', (name, parts) => {
  expect(plantName(name)).toEqual(parts);
});

test('the genus is the first word after any hybrid sign', () => {
  expect(genusOf("Acer platanoides 'Globosum'")).toBe('Acer');
  expect(genusOf('× Cuprocyparis leylandii')).toBe('Cuprocyparis');
});

import { isHeadingLine } from './heading-line';

test.each([
  'Rostlina;Velikost;Kusů',
  'Rostlina\tVelikost\tPočet (ks)\tPoznámka',
  'Název, velikost (cm), množství',
  'č.;Název;Ks;Cena za ks (Kč)',
  'Plant;Size;Quantity',
  'Plant name | Size | Number of pieces',
  'Lp.;Nazwa rośliny;Wielkość;Ilość szt.',
  'Roślina;Rozmiar;Liczba',
])('“%s” is a row of headings', (line) => {
  expect(isHeadingLine(line)).toBe(true);
});

test.each([
  'Poznámka',
  'Stromy:',
  'Acer platanoides;12-14;5 ks',
  'Cena dopravy',
  'Rostlina dle výběru 5 ks',
  'Species roses 5',
  '5 ks',
])('“%s” is not', (line) => {
  expect(isHeadingLine(line)).toBe(false);
});

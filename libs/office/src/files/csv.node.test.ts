import { csvOf } from './csv';

test('numbers have the decimal mark of the language, and null is empty', () => {
  expect(csvOf([['a', null, 12.5, -3]], 'cs')).toBe('\uFEFFa;;12,5;-3\r\n');
  expect(csvOf([[0.1]], 'en')).toBe('\uFEFF0.1\r\n');
});

test('columns are separated as the spreadsheet of the language expects', () => {
  expect(csvOf([['Na Stráži 4, Smržice', 12.5]], 'en')).toBe('\uFEFF"Na Stráži 4, Smržice",12.5\r\n');
  expect(csvOf([['Na Stráži 4, Smržice', 12.5]], 'pl')).toBe('\uFEFFNa Stráži 4, Smržice;12,5\r\n');
});

test.each(['=1+1', '+420', '-1', '@SUM(A1)', '\tx'])('the text %j cannot become a formula', (value) => {
  expect(csvOf([[value]], 'cs')).toContain(`'${value}`);
});

test('separators, quotes and line ends stay inside their cell', () => {
  expect(csvOf([['Sad; "u potoka"', 'a\nb']], 'cs')).toBe('\uFEFF"Sad; ""u potoka""";"a\nb"\r\n');
});

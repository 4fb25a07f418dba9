import { candidatesIn, variableSymbolIn, variableSymbolOf } from './symbol';

test.each([
  ['0002026123', '2026123'],
  [' 7 ', '7'],
  ['2611 000 006', '2611000006'],
  ['VS2611000006', '2611000006'],
  ['0000000000', null],
  ['', null],
  ['12345678901', null],
  ['12a', null],
  ['2,611E+09', null],
])('the field %p has the symbol %p', (field, symbol) => expect(variableSymbolOf(field)).toBe(symbol));

test.each([
  ['/VS0123/SS/KS0308', '123'],
  ['/VS/123/SS//KS/0308', '123'],
  ['?VS123?SS4', '123'],
  ['platba VS: 45', '45'],
  ['vs45', '45'],
  ['VS 45 za 2 vstupenky', '45'],
  ['platba VS 2611 000 006', '2611000006'],
  ['VS 2611 000 006 450 Kč', '2611000006'],
  ['VS2611000006SS0KS308', '2611000006'],
  ['VS1000001KS0308', '1000001'],
  ['v.s. 2611000006', '2611000006'],
  ['var. symbol 2611000006', '2611000006'],
  ['Variabilní symbol: 2611000006', '2611000006'],
  ['variabilný symbol 2611000006', '2611000006'],
  ['symbol zmienny 2611000006', '2611000006'],
  ['VS 2611000006, VS: 2611000006', '2611000006'],
])('the text %p names the symbol %s', (text, symbol) => expect(variableSymbolIn([text])).toBe(symbol));

test.each(['RVS45', 'VS45x', '/VS/SS1', 'VS12345678901', '2026123', 'VS 2611 450', 'VS 45 2 listky', 'VS 1 VS 2'])(
  'the text %p names no certain symbol',
  (text) => expect(variableSymbolIn([text])).toBeNull(),
);

test('two texts with different symbols name none', () => {
  expect(variableSymbolIn(['/VS11111/', 'VS 22222'])).toBeNull();
  expect(variableSymbolIn(['/VS11111/', 'děkuji', 'VS 11111'])).toBe('11111');
});

test('numbers in texts are candidates, alone and joined, without leading zeros', () => {
  expect(candidatesIn(['2611000006 děkuji'])).toEqual(['2611000006']);
  expect(candidatesIn(['za 2 lístky 2611 000 006'])).toContain('2611000006');
  expect(candidatesIn(['0002611006', 'tel. 1234'])).toEqual(['2611006']);
  expect(candidatesIn([Array.from({ length: 500 }, (_, n) => 10_000 + n).join(' ')]).length).toBeLessThanOrEqual(20);
});

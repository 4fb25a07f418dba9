import { VARIABLE_SYMBOL_MAX, variableSymbol } from './variable-symbol';

describe('variableSymbol', () => {
  it.each([
    ['2026', '123', '2026000123'],
    ['2026', '000123', '2026000123'],
    ['2026', 123, '2026000123'],
    ['7', 0, '7000000'],
    ['31', 999_999, '31999999'],
  ])('joins mask %s and vs %s to %s', (mask, vs, symbol) => {
    expect(variableSymbol(mask, vs)).toBe(symbol);
  });

  it('never starts with zero and never exceeds ten digits', () => {
    const longest = variableSymbol('9999', 999_999);
    expect(longest).toHaveLength(VARIABLE_SYMBOL_MAX);
    expect(() => variableSymbol('0123', 1)).toThrow(RangeError);
    expect(() => variableSymbol('12345', 1)).toThrow(RangeError);
    expect(() => variableSymbol('2026', 1_000_000)).toThrow(RangeError);
  });

  it.each(['', 'abc', '1a', '-1'])('rejects the mask %p', (mask) => {
    expect(() => variableSymbol(mask, 1)).toThrow(RangeError);
  });

  it('rejects a vs that is not a number', () => {
    expect(() => variableSymbol('2026', '12x')).toThrow(RangeError);
    expect(() => variableSymbol('2026', -1)).toThrow(RangeError);
  });

  it('is unique across reservations of events with masks of different width', () => {
    const symbols = ['1', '12', '123', '1234'].flatMap((mask) =>
      [1, 23, 456, 7890].map((vs) => [vs, variableSymbol(mask, vs)]),
    );
    expect(new Set(symbols.map(([, symbol]) => symbol)).size).toBe(symbols.length);
  });
});

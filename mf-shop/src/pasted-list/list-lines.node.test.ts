import type { Basket, MatchedLine } from '@arbora/domain';
import { withDefaultChoices, linesOf, noteWith, withList } from './list-lines';

const BASKET: Basket = { type: 'inquiry', items: [], files: [], note: '', center: null };
const item = (id: string) => ({ id, name: `Acer ${id}`, size: 'C2', spec1: null, spec2: null });
const matched = (id: string | null, amount: number | null = 5): MatchedLine => ({
  amount,
  doubt: id === null ? 'plant' : null,
  asked: null,
  nearest: [],
  items: id === null ? [] : [item(id)],
});

test('empty lines are dropped', () => {
  expect(linesOf(' Acer 5 ks \r\n\r\n---\n\tTilia')).toEqual(['Acer 5 ks', 'Tilia']);
});

test('rows of column headings are dropped', () => {
  expect(linesOf('Rostlina;Velikost;Kusů\nAcer;C2;5')).toEqual(['Acer;C2;5']);
});

test('an uncertain line is not chosen and is left over until the person chooses', () => {
  const [line] = withDefaultChoices(['a'], [{ ...matched('a'), doubt: 'missing', asked: '12-14', nearest: ['C2'] }]);
  expect(withList(BASKET, [line!])).toMatchObject({ basket: { items: [] }, unmatched: ['a'] });
  expect(withList(BASKET, [{ ...line!, choice: 'a' }]).basket.items).toHaveLength(1);
});

test('the same plant in two lines is added up, and a line without a plant is left over', () => {
  const lines = withDefaultChoices(['a', 'b', 'c'], [matched('a'), matched(null), matched('a', null)]);
  const { basket, unmatched } = withList(BASKET, lines);
  expect(basket.items).toMatchObject([{ product_item_id: 'a', amount: 6, type: 'inquiry' }]);
  expect(unmatched).toEqual(['b']);
});

test('a plant that the person chose to keep as a note is left over', () => {
  const [line] = withDefaultChoices(['a'], [matched('a')]);
  expect(withList(BASKET, [{ ...line!, choice: null }]).unmatched).toEqual(['a']);
});

test('lines beyond the basket’s maximum of five hundred are left over', () => {
  const texts = Array.from({ length: 503 }, (_, index) => `line ${index}`);
  const lines = withDefaultChoices(
    texts,
    texts.map((_, index) => matched(String(index))),
  );
  const { basket, unmatched } = withList(BASKET, [...lines, ...withDefaultChoices(['again'], [matched('0')])]);
  expect(basket.items).toHaveLength(500);
  expect(basket.items[0]?.amount).toBe(10);
  expect(unmatched).toEqual(['line 500', 'line 501', 'line 502']);
});

test('lines are added to a note up to its maximum length', () => {
  expect(noteWith('Na jaro', ['kůly 60 ks'])).toBe('Na jaro\nkůly 60 ks');
  expect(noteWith('', ['x'.repeat(4001)])).toBeNull();
});

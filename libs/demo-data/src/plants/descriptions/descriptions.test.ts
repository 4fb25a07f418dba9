import { PLANTS } from '../plants';
import { DESCRIPTIONS } from './descriptions';

const NAMES = PLANTS.map(([latin]) => latin);
const TEXTS = Object.entries(DESCRIPTIONS).flatMap(([latin, { cs, en, pl }]) => [
  { latin, text: cs },
  { latin, text: en },
  { latin, text: pl },
]);

test('each plant is described, and there are no other descriptions', () => {
  expect(Object.keys(DESCRIPTIONS).sort()).toEqual([...NAMES].sort());
});

test('no two plants have the same description', () => {
  expect(new Set(TEXTS.map(({ text }) => text)).size).toBe(TEXTS.length);
});

test('each text is two or three sentences long', () => {
  const words = (text: string) => text.split(' ').length;
  expect(TEXTS.filter(({ text }) => words(text) < 25 || words(text) > 45)).toEqual([]);
});

test('each text uses typographic characters and ends as a sentence', () => {
  expect(TEXTS.filter(({ text }) => /['"]| {2}|\d-\d| - /.test(text) || !text.endsWith('.'))).toEqual([]);
});

import { wrapText } from './wrap-text';

const within = (length: number) => (line: string) => line.length <= length;

test('a text is broken between words', () => {
  expect(wrapText('Vázání podzimních věnců', within(17))).toEqual(['Vázání podzimních', 'věnců']);
});

test('a word that is wider than a line is broken within', () => {
  expect(wrapText('Zahradnictvísdlouhýmjménem s.r.o.', within(12))).toEqual([
    'Zahradnictví',
    'sdlouhýmjmén',
    'em s.r.o.',
  ]);
});

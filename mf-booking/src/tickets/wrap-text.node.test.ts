import { wrapText } from './wrap-text';

const fitsIn = (length: number) => (line: string) => line.length <= length;

test('a text is broken between words', () => {
  expect(wrapText('Vázání podzimních věnců', fitsIn(17))).toEqual(['Vázání podzimních', 'věnců']);
});

test('a word that is wider than a line is split', () => {
  expect(wrapText('Zahradnictvísdlouhýmjménem s.r.o.', fitsIn(12))).toEqual([
    'Zahradnictví',
    'sdlouhýmjmén',
    'em s.r.o.',
  ]);
});

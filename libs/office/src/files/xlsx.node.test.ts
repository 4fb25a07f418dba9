import { read, utils } from '@e965/xlsx';
import { xlsxFile } from './xlsx';

test('a workbook keeps texts, numbers and leading zeros', async () => {
  const lines = [
    ['Název', 'Cena', 'PSČ', 'Vzorec'],
    ['Dub letní', 12.5, '01234', '=1+1'],
    ['Žluťucha', null, null, null],
  ];
  const file = await xlsxFile('Sortiment: vše / 2026 a ještě mnohem delší název', lines);
  const bytes = await new Response(file).arrayBuffer();
  const book = read(bytes, { type: 'array' });
  expect(book.SheetNames).toEqual(['Sortiment  vše   2026 a ještě m']);
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  expect(utils.sheet_to_json(sheet, { header: 1, defval: null })).toEqual(lines);
  expect(sheet['D2']).toMatchObject({ t: 's', v: '=1+1' });
});

test.each([
  ["'Podzim'", 'Podzim'],
  ["Kurz roubování podnoží růží a d'Anjou", 'Kurz roubování podnoží růží a d'],
  ['Kurz roubování podnoží a keřů 🌳', 'Kurz roubování podnoží a keřů'],
  ['History', 'History_'],
  ["'", '_'],
])('a workbook named %s has a sheet named %s', async (name, expected) => {
  const bytes = await new Response(await xlsxFile(name, [['a']])).arrayBuffer();
  expect(read(bytes, { type: 'array' }).SheetNames).toEqual([expected]);
});

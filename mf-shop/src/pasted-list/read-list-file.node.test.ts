import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readListFile } from './read-list-file';

/** A workbook written by a spreadsheet: sizes typed as `10-12`, `6-8` and `12-14`, an amount as text, a date of delivery. */
const WORKBOOK = readFileSync(join(__dirname, 'test-list.xlsx'));

test('dates of a workbook become the sizes that they were, with a question mark', async () => {
  const text = await readListFile(new File([WORKBOOK], 'poptavka.xlsx'));
  expect(text.split('\n')).toEqual([
    'Rostlina;Velikost;Kusů;Dodání',
    'Taxus baccata;10-12?;200',
    'Prunus cerasus;6-8?;5',
    'Acer platanoides;12-14?;3',
    'Carpinus betulus;40-60;1 200;15.4.2027',
  ]);
});

test('quotation marks of a text file are left out', async () => {
  expect(await readListFile(new File(['"Tilia";"12-14";5'], 'poptavka.csv'))).toBe('Tilia;12-14;5');
});

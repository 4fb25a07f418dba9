import { read, utils } from '@e965/xlsx';
import { XMLParser } from 'fast-xml-parser';
import { decode } from 'iconv-lite';

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'dat:dataPackItem',
});

/** The items of a pack for Pohoda, for tests. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const readPohoda = (bytes: Buffer): any[] =>
  parser.parse(decode(bytes, 'win1250'))['dat:dataPack']['dat:dataPackItem'];

export type JournalRow = Record<string, string | number>;

/** The rows of a journal by the titles of its columns, for tests. */
export function readJournal(bytes: Buffer): JournalRow[] {
  const { Sheets } = read(bytes, { type: 'buffer' });
  return utils.sheet_to_json<JournalRow>(Sheets['Doklady']!);
}

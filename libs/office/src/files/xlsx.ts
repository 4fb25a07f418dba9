import type { CsvCell } from './csv';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Maximum length of a sheet's name in Excel. */
const NAME_MAX = 31;
/** A name that Excel keeps for itself. */
const RESERVED = /^history$/i;

/** A name that Excel accepts: without certain characters, apostrophes at its ends, or half a character at the cut. */
function sheetName(text: string): string {
  const cut = text.replace(/[\\/?*[\]:]/g, ' ').slice(0, NAME_MAX);
  const name = cut.replace(/[\uD800-\uDBFF]$/, '').replace(/^[\s']+|[\s']+$/g, '');
  return name === '' || RESERVED.test(name) ? `${name}_` : name;
}

/** A workbook with one sheet and a header row. Texts are never read as formulas. */
export async function xlsxFile(name: string, lines: readonly (readonly CsvCell[])[]): Promise<Blob> {
  // Large and rarely needed.
  const { utils, write } = await import('@e965/xlsx');
  const sheet = utils.aoa_to_sheet(lines.map((line) => [...line]));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName(name));
  return new Blob([write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer], { type: TYPE });
}

const RANGE = /\d\s*[-–/]\s*\d/;

/** Texts of the cells of a workbook's row that are not empty. */
export function cellTexts(row: readonly unknown[]): string[] {
  const hasSize = row.some((cell) => typeof cell === 'string' && RANGE.test(cell));
  return row.flatMap((cell) => {
    if (cell instanceof Date) return [hasSize ? dayText(cell) : sizeOf(cell)];
    return cell === null || cell === undefined ? [] : [String(cell)];
  });
}

/**
 * The size that a spreadsheet has turned into a date, with a question mark: `10-12` becomes the tenth of December or the
 * twelfth of October, `12-14` December 2014.
 */
function sizeOf(date: Date): string {
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear() % 100];
  const limits = day === 1 ? [month, year] : [day, month];
  return `${Math.min(...limits)}-${Math.max(...limits)}?`;
}

function dayText(date: Date): string {
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

import type { TableCell } from '../../files/read-table';
import { isSameCell, plainText, type CellValue, type EditableColumn, type RowChange } from '../editing/editable-column';
import { readCell } from '../editing/read-cell';
import type { Section, SectionRow, SectionTexts } from '../section';

/** Reason why a line of the file is skipped; `line` is its number in the file. */
export interface LineFault {
  line: number;
  kind: 'unknown' | 'ambiguous' | 'repeated' | 'value';
  /** The name, or the invalid cell. */
  text: string;
  /** Key of that cell's column. */
  column?: string;
}

export interface Comparison {
  changes: RowChange[];
  faults: LineFault[];
  unchanged: number;
}

/** Maps the section's columns to those of the file; unread columns are absent. */
export type ColumnMap = Readonly<Record<string, number>>;

/** Maps columns by the titles of an export. */
export function mapByTitle(
  keys: readonly string[],
  titles: readonly string[],
  headers: readonly TableCell[],
): ColumnMap {
  const found = keys.flatMap((key, index) => {
    const at = headers.findIndex((head) => plainText(head) === plainText(titles[index] ?? ''));
    return at < 0 ? [] : [[key, at] as const];
  });
  return Object.fromEntries(found);
}

/** Compares the lines of a file, without its header, with the affected rows. */
export function compareTable(
  section: Section,
  given: { rows: readonly SectionRow[]; lines: readonly (readonly TableCell[])[]; map: ColumnMap; texts: SectionTexts },
): Comparison {
  const { rows, lines, map, texts } = given;
  const { columns, identifyingColumns } = section.editable!;
  const nameKey = section.columns[0]!.key;
  const identifyingKeys =
    map[section.key] !== undefined ? [section.key] : [nameKey, ...identifyingColumns].filter((key) => key in map);
  const identify = (valueOf: (key: string) => unknown): string =>
    identifyingKeys.map((key) => plainText(valueOf(key))).join('\n');
  const rowsById = new Map<string, SectionRow[]>();
  for (const row of rows) {
    const id = identify((key) => (key === nameKey ? exportedName(section, row, texts) : row[key]));
    rowsById.set(id, [...(rowsById.get(id) ?? []), row]);
  }
  const result: Comparison = { changes: [], faults: [], unchanged: 0 };
  const seen = new Set<SectionRow>();
  lines.forEach((cells, index) => {
    const line = index + 2;
    const name = String(cells[map[nameKey] ?? map[section.key]!] ?? '');
    const [row, other] = rowsById.get(identify((key) => cells[map[key]!])) ?? [];
    const fault = !row ? 'unknown' : other ? 'ambiguous' : seen.has(row) ? 'repeated' : null;
    if (fault !== null) return void result.faults.push({ line, kind: fault, text: name });
    seen.add(row!);
    const { values, wrong } = changedValues(row!, cells, { columns, map, texts });
    if (wrong) result.faults.push({ line, kind: 'value', ...wrong });
    else if (Object.keys(values).length > 0)
      result.changes.push({ row: row!, name: section.nameOf(row!, texts), values });
    else result.unchanged += 1;
  });
  return result;
}

/** The name of a row in an export. */
function exportedName(section: Section, row: SectionRow, texts: SectionTexts): unknown {
  const { exported } = section.columns[0]!;
  return exported ? exported(row, texts) : section.nameOf(row, texts);
}

function changedValues(
  row: SectionRow,
  cells: readonly TableCell[],
  { columns, map, texts }: { columns: readonly EditableColumn[]; map: ColumnMap; texts: SectionTexts },
): { values: Record<string, CellValue>; wrong?: { text: string; column: string } } {
  const values: Record<string, CellValue> = {};
  for (const column of columns) {
    const at = map[column.key];
    if (at === undefined) continue;
    const cell = cells[at] ?? null;
    const value = readCell(column, cell, texts);
    if (value === undefined) return { values: {}, wrong: { text: String(cell), column: column.key } };
    // An empty cell changes nothing.
    if (value !== null && !isSameCell(column, row[column.key], value)) values[column.key] = value;
  }
  return { values };
}

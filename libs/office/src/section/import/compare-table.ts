import type { TableCell } from '../../files/read-table';
import { isSameCell, plainText, type CellValue, type EditableColumn, type RowChange } from '../editing/editable-column';
import { readCell } from '../editing/read-cell';
import { exportedCell } from '../list/exported';
import type { Section, SectionRow, SectionTexts } from '../section';
import { fixedCells, fixedColumns, type FixedCell } from './fixed-cells';

/**
 * Reason why a line of the file, or one of its cells, is not written; `line` is its number in the file. Other cells of a
 * line with a cell of a `fixed` column are written.
 */
export type LineFault = { line: number } & (
  | { kind: 'unknown' | 'ambiguous' | 'repeated'; /** The name. */ text: string }
  | { kind: 'value'; /** The invalid cell. */ text: string; /** Key of its column. */ column: string }
  | ({ kind: 'fixed' } & FixedCell)
);

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
  given: {
    rows: readonly SectionRow[];
    headers: readonly TableCell[];
    lines: readonly (readonly TableCell[])[];
    map: ColumnMap;
    texts: SectionTexts;
  },
): Comparison {
  const { rows, headers, lines, map, texts } = given;
  const fixed = fixedColumns(section, headers, map, texts);
  const { columns, identifyingColumns } = section.editable!;
  const nameKey = section.columns[0]!.key;
  const identifyingKeys =
    map[section.key] !== undefined ? [section.key] : [nameKey, ...identifyingColumns].filter((key) => key in map);
  const identify = (valueOf: (key: string) => unknown): string =>
    identifyingKeys.map((key) => plainText(valueOf(key))).join('\n');
  const rowsById = new Map<string, SectionRow[]>();
  for (const row of rows) {
    const id = identify((key) => (key === nameKey ? exportedCell(section, section.columns[0]!, row, texts) : row[key]));
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
    const ignored = fixedCells(section, fixed, row!, cells, texts);
    result.faults.push(...wrong.map((cell) => ({ line, kind: 'value' as const, ...cell })));
    result.faults.push(...ignored.map((cell) => ({ line, kind: 'fixed' as const, ...cell })));
    if (wrong.length > 0) return;
    if (Object.keys(values).length > 0) result.changes.push({ row: row!, name: section.nameOf(row!, texts), values });
    else if (ignored.length === 0) result.unchanged += 1;
  });
  return result;
}

function changedValues(
  row: SectionRow,
  cells: readonly TableCell[],
  { columns, map, texts }: { columns: readonly EditableColumn[]; map: ColumnMap; texts: SectionTexts },
): { values: Record<string, CellValue>; wrong: { text: string; column: string }[] } {
  const values: Record<string, CellValue> = {};
  const wrong: { text: string; column: string }[] = [];
  for (const column of columns) {
    const at = map[column.key];
    if (at === undefined) continue;
    const cell = cells[at] ?? null;
    const value = readCell(column, cell, texts);
    if (value === undefined) wrong.push({ text: String(cell), column: column.key });
    // An empty cell changes nothing.
    else if (value !== null && !isSameCell(column, row[column.key], value)) values[column.key] = value;
  }
  return { values, wrong };
}

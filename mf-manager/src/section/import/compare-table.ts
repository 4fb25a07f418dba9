import type { TableCell } from '../../files/read-table';
import type { ImportedColumn, Section, SectionRow, SectionTexts } from '../section';
import { readNumber } from './read-number';

/** What an import changes of a row. */
export interface RowChange {
  row: SectionRow;
  name: string;
  values: Readonly<Record<string, number>>;
}

/** Why a line of the file changes nothing; `line` is its number in the file. */
export interface LineFault {
  line: number;
  kind: 'unknown' | 'ambiguous' | 'repeated' | 'number';
  /** The name, or the cell that is no number. */
  text: string;
}

export interface Comparison {
  changes: RowChange[];
  faults: LineFault[];
  unchanged: number;
}

/** Which column of the file is which of the section's; absent for those that are not read. */
export type ColumnMap = Readonly<Record<string, number>>;

/** Columns by their titles, as an export writes them. */
export function mapByTitle(keys: readonly string[], titles: readonly string[], heads: readonly TableCell[]): ColumnMap {
  const found = keys.flatMap((key, index) => {
    const at = heads.findIndex((head) => plain(head) === plain(titles[index] ?? ''));
    return at < 0 ? [] : [[key, at] as const];
  });
  return Object.fromEntries(found);
}

/** Compares the lines of a file, without its heads, with the rows that it is about. */
export function compareTable(
  section: Section,
  given: { rows: readonly SectionRow[]; lines: readonly (readonly TableCell[])[]; map: ColumnMap; texts: SectionTexts },
): Comparison {
  const { rows, lines, map, texts } = given;
  const { columns, by } = section.importing!;
  const nameKey = section.columns[0]!.key;
  const told = [nameKey, ...by].filter((key) => map[key] !== undefined);
  const identify = (valueOf: (key: string) => unknown): string => told.map((key) => plain(valueOf(key))).join('\n');
  const known = new Map<string, SectionRow[]>();
  for (const row of rows) {
    const id = identify((key) => (key === nameKey ? section.nameOf(row, texts) : row[key]));
    known.set(id, [...(known.get(id) ?? []), row]);
  }
  const result: Comparison = { changes: [], faults: [], unchanged: 0 };
  const seen = new Set<SectionRow>();
  lines.forEach((cells, index) => {
    const line = index + 2;
    const name = String(cells[map[nameKey]!] ?? '');
    const [row, other] = known.get(identify((key) => cells[map[key]!])) ?? [];
    const fault = !row ? 'unknown' : other ? 'ambiguous' : seen.has(row) ? 'repeated' : null;
    if (fault !== null) return void result.faults.push({ line, kind: fault, text: name });
    seen.add(row!);
    const { values, wrong } = changedValues(row!, cells, columns, map);
    if (wrong !== null) result.faults.push({ line, kind: 'number', text: wrong });
    else if (Object.keys(values).length > 0) result.changes.push({ row: row!, name, values });
    else result.unchanged += 1;
  });
  return result;
}

function changedValues(
  row: SectionRow,
  cells: readonly TableCell[],
  columns: readonly ImportedColumn[],
  map: ColumnMap,
): { values: Record<string, number>; wrong: string | null } {
  const values: Record<string, number> = {};
  for (const { key, decimals, max } of columns) {
    const at = map[key];
    if (at === undefined) continue;
    const cell = cells[at] ?? null;
    const value = readNumber(cell, decimals);
    if (value === undefined || (value !== null && value > max)) return { values: {}, wrong: String(cell) };
    // An empty cell says nothing.
    if (value !== null && value !== Number(row[key])) values[key] = value;
  }
  return { values, wrong: null };
}

/** A text as it is compared: composed, with plain spaces, without the mark by which an export keeps it from being a formula. */
function plain(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

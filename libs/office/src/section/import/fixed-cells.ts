import type { TableCell } from '../../files/read-table';
import { plainText } from '../editing/editable-column';
import { readNumber } from '../editing/read-number';
import { exportedCell } from '../list/exported';
import type { Section, SectionRow, SectionTexts } from '../section';
import type { ColumnMap } from './compare-table';
import { importKeys, titleInFile } from './file-columns';

type Column = Section['columns'][number];

/** A column of the section that is in a file but not written by an import. */
export interface FixedColumn {
  column: Column;
  /** Position in the file. */
  at: number;
}

/** A cell that differs from its row in a column that an import does not write. */
export interface FixedCell {
  column: string;
  text: string;
  current: string;
}

/** Columns of the file that the import does not write: those of the mapping, others by their titles. */
export function fixedColumns(
  section: Section,
  headers: readonly TableCell[],
  map: ColumnMap,
  texts: SectionTexts,
): FixedColumn[] {
  const written = new Set(section.editable!.columns.map(({ key }) => key));
  const mappable = new Set(importKeys(section));
  const mapped = new Set(Object.values(map));
  return section.columns.flatMap((column) => {
    // Times are set by every save, so they differ from an older export.
    if (written.has(column.key) || column.kind === 'moment') return [];
    const title = plainText(titleInFile(section, column.key, texts));
    const at = mappable.has(column.key)
      ? map[column.key]
      : headers.findIndex((head, index) => !mapped.has(index) && plainText(head) === title);
    return at === undefined || at < 0 ? [] : [{ column, at }];
  });
}

/** Cells of a line that differ from its row in these columns. */
export function fixedCells(
  section: Section,
  columns: readonly FixedColumn[],
  row: SectionRow,
  cells: readonly TableCell[],
  texts: SectionTexts,
): FixedCell[] {
  return columns.flatMap(({ column, at }) => {
    const cell = cells[at] ?? null;
    const current = exportedCell(section, column, row, texts);
    const isSame =
      plainText(cell) === plainText(current) || (typeof current === 'number' && readNumber(cell, 10) === current);
    // An empty cell changes nothing in any column.
    if (isSame || plainText(cell) === '') return [];
    return [{ column: column.key, text: plainText(cell), current: plainText(current) }];
  });
}

/** Titles of the file's columns that are not columns of the section. */
export function unknownTitles(
  section: Section,
  headers: readonly TableCell[],
  map: ColumnMap,
  texts: SectionTexts,
): string[] {
  const titles = new Set(section.columns.map(({ key }) => plainText(titleInFile(section, key, texts))));
  titles.add(plainText(titleInFile(section, section.key, texts)));
  const mapped = new Set(Object.values(map));
  return headers
    .filter((head, index) => plainText(head) !== '' && !mapped.has(index) && !titles.has(plainText(head)))
    .map(plainText);
}

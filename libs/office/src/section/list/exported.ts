import { localDatetime } from '@arbora/domain';
import type { CsvCell } from '../../files/csv';
import { titleInFile } from '../import/file-columns';
import type { Section, SectionRow, SectionTexts } from '../section';
import type { SectionView } from '../section-view';
import { cellText } from './cell';

type Column = Section['columns'][number];

/** Exported value of a row: numbers as numbers, times in a sortable form. */
export function exportedCell(section: Section, column: Column, row: SectionRow, texts: SectionTexts): CsvCell {
  if (column.exported) return column.exported(row, texts);
  // The first column shows the row's name; its cell only adds a badge.
  if (column === section.columns[0]) return section.nameOf(row, texts);
  const value = row[column.key];
  if (value === null || value === undefined) return null;
  switch (column.kind) {
    case 'number':
    case 'money':
      return Number(value);
    case 'moment':
      return localDatetime(String(value)).replace('T', ' ').slice(0, 16);
    case 'date':
      return String(value);
    default:
      return cellText(column, row, texts);
  }
}

/**
 * Lines of an export with the visible columns, header first. If the section has an import, identifying columns
 * are added.
 */
export function exportedLines(
  section: Section,
  view: SectionView,
  rows: readonly SectionRow[],
  texts: SectionTexts,
): CsvCell[][] {
  const identifyingKeys = section.editable ? [...section.editable.identifyingColumns, section.key] : [];
  const columns = section.columns.filter(({ key }) => view.columns.includes(key) || identifyingKeys.includes(key));
  const withId = section.editable !== undefined && !columns.some(({ key }) => key === section.key);
  return [
    [...columns.map(({ key }) => titleInFile(section, key, texts)), ...(withId ? [texts.common('import.id')] : [])],
    ...rows.map((row) => [
      ...columns.map((column) => exportedCell(section, column, row, texts)),
      ...(withId ? [String(row[section.key])] : []),
    ]),
  ];
}

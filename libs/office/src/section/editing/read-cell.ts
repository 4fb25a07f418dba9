import type { TableCell } from '../../files/read-table';
import type { SectionTexts } from '../section';
import { plainText, formatCellValue, type CellValue, type EditableColumn } from './editable-column';
import { readNumber } from './read-number';

/** Parses a typed text or a cell of a file: null if empty, undefined if invalid for the column. */
export function readCell(column: EditableColumn, cell: TableCell, texts: SectionTexts): CellValue | undefined {
  if (column.kind === 'number') {
    const value = readNumber(cell, column.decimals ?? 0);
    if (value === null || value === undefined) return value;
    return value >= (column.min ?? 0) && value <= column.max ? value : undefined;
  }
  const text = plainText(cell);
  if (text === '') return null;
  switch (column.kind) {
    case 'text':
      return text.length <= column.max ? text : undefined;
    case 'flag':
      return [true, false].find((value) =>
        isNamed(text, [formatCellValue(column, value, texts), value, Number(value)]),
      );
    case 'choice':
      return column.values.find((value) => isNamed(text, [column.valueLabel(value, texts), value]));
  }
}

const isNamed = (text: string, names: readonly unknown[]): boolean =>
  names.some((name) => plainText(name).toLowerCase() === text.toLowerCase());

import { round } from '@arbora/domain';
import type { SectionRow } from '../section';
import { isSameCell, type CellValue, type EditableColumn } from './editable-column';

/** Operation of a bulk change. */
export type BulkOperation = 'set' | 'percent' | 'add' | 'clear';

/** Operations available for a column. */
export function operationsOf(column: EditableColumn): BulkOperation[] {
  const numeric = column.kind === 'number' ? (['percent', 'add'] as const) : [];
  const canClear = !column.required && column.kind !== 'flag';
  return ['set', ...numeric, ...(canClear ? (['clear'] as const) : [])];
}

interface BulkChange {
  column: EditableColumn;
  operation: BulkOperation;
  /** For `percent` and `add` the number. */
  value: CellValue;
}

export interface BulkResult {
  changes: { row: SectionRow; value: CellValue }[];
  /** Rows whose result is outside the column's limits, with that result. */
  outOfRange: { row: SectionRow; value: number }[];
  unchanged: number;
}

/** Computes a bulk change without saving it. Arithmetic leaves rows without a number unchanged. */
export function previewBulkChange(rows: readonly SectionRow[], { column, operation, value }: BulkChange): BulkResult {
  const result: BulkResult = { changes: [], outOfRange: [], unchanged: 0 };
  for (const row of rows) {
    const current = row[column.key];
    const next = resultOf(column, operation, current ?? null, value);
    if (isSameCell(column, current, next)) result.unchanged += 1;
    else if (column.kind === 'number' && typeof next === 'number' && (next < (column.min ?? 0) || next > column.max)) {
      result.outOfRange.push({ row, value: next });
    } else result.changes.push({ row, value: next });
  }
  return result;
}

/** More than any column has. */
const EXACT_DECIMALS = 6;

function resultOf(column: EditableColumn, operation: BulkOperation, current: unknown, value: CellValue): CellValue {
  if (operation === 'clear') return null;
  if (operation === 'set' || column.kind !== 'number') return value;
  if (current === null) return null;
  const computed =
    operation === 'percent' ? Number(current) * (1 + Number(value) / 100) : Number(current) + Number(value);
  // Floating-point error just below the half is rounded away first.
  return round(round(computed, EXACT_DECIMALS), column.decimals ?? 0);
}

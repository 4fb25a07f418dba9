import type { SectionTexts } from '../section';
import type { BulkDraft } from './bulk-change-form';
import type { CellValue, EditableColumn } from './editable-column';
import { readCell } from './read-cell';
import { readNumber } from './read-number';

/** Parses the value of a bulk change; undefined while it is missing or invalid. */
export function readBulkValue(
  column: EditableColumn,
  { operation, text }: BulkDraft,
  texts: SectionTexts,
): CellValue | undefined {
  if (operation === 'clear') return null;
  if (operation === 'set') return readCell(column, text, texts) ?? undefined;
  const [, minus, digits] = /^\s*([-−–]?)(.*)$/s.exec(text)!;
  const number = readNumber(
    digits!,
    operation === 'percent' ? 2 : column.kind === 'number' ? (column.decimals ?? 0) : 0,
  );
  return number ? (minus ? -number : number) : undefined;
}

import type { Section, SectionTexts } from '../section';

/** A value that a cell, a bulk change or a table file writes. */
export type CellValue = string | number | boolean | null;

/** A column that can be edited in a cell, in bulk or by import; `required` ones are never empty. */
export type EditableColumn<Texts = SectionTexts> = { key: string; required?: true } & (
  | {
      kind: 'number';
      /** Digits after the decimal mark; default none. */
      decimals?: number;
      min?: number;
      max: number;
    }
  | { kind: 'text'; max: number }
  | { kind: 'flag' }
  | {
      kind: 'choice';
      values: readonly string[];
      /** Label of a value. */
      valueLabel: (value: string, texts: Texts) => string;
    }
);

/** New values of one row. */
export interface RowChange {
  row: Readonly<Record<string, unknown>>;
  name: string;
  values: Readonly<Record<string, CellValue>>;
}

/** Title of a section's column. */
export function titleOf(section: Section, key: string, texts: SectionTexts): string {
  return texts.t(section.columns.find((column) => column.key === key)!.title);
}

/** Formatted value of the column; empty for none. */
export function formatCellValue(column: EditableColumn, value: unknown, texts: SectionTexts): string {
  if (value === null || value === undefined || value === '') return '';
  switch (column.kind) {
    case 'number':
      return texts.formats.number(Number(value), column.decimals ?? 0);
    case 'text':
      return String(value);
    case 'flag':
      return texts.common(value === true ? 'value.yes' : 'value.no');
    case 'choice':
      return column.valueLabel(String(value), texts);
  }
}

/** Whether a row already has this value. */
export function isSameCell(column: EditableColumn, current: unknown, value: CellValue): boolean {
  if (value === null || current === null || current === undefined) return value === (current ?? null);
  if (column.kind === 'number') return Number(current) === value;
  return column.kind === 'text' ? plainText(current) === plainText(value) : current === value;
}

/** Normalizes a text for comparison: NFC, plain spaces, without the export's formula escape. */
export function plainText(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

import type { Section, SectionTexts } from '../section';

/** A value that a cell, a bulk change or a table file writes. */
export type CellValue = string | number | boolean | null;

/** A column that a cell of the list, a bulk change or a table file can change; `required`: it is never empty. */
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
      /** A value in words. */
      words: (value: string, texts: Texts) => string;
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

/** A value of the column in words; empty for none. */
export function valueInWords(column: EditableColumn, value: unknown, texts: SectionTexts): string {
  if (value === null || value === undefined || value === '') return '';
  switch (column.kind) {
    case 'number':
      return texts.formats.number(Number(value), column.decimals ?? 0);
    case 'text':
      return String(value);
    case 'flag':
      return texts.common(value === true ? 'value.yes' : 'value.no');
    case 'choice':
      return column.words(String(value), texts);
  }
}

/** Whether a row holds this value already. */
export function isSame(column: EditableColumn, known: unknown, value: CellValue): boolean {
  if (value === null || known === null || known === undefined) return value === (known ?? null);
  if (column.kind === 'number') return Number(known) === value;
  return column.kind === 'text' ? plainText(known) === plainText(value) : known === value;
}

/** A text as it is compared: composed, with plain spaces, without the mark by which an export keeps it from being a formula. */
export function plainText(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

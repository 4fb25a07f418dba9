import { Badge } from '@arbora/ui';
import type { ReactNode } from 'react';
import type { Section, SectionRow, SectionTexts } from '../section';

type Column = Section['columns'][number];

/** Text of a row's value in a column. */
export function cellText({ key, kind = 'text' }: Column, row: SectionRow, { common, formats }: SectionTexts): string {
  const value = row[key];
  if (value === null || value === undefined || value === '') return '';
  switch (kind) {
    case 'flag':
      return value === true ? common('value.yes') : common('value.no');
    case 'number':
      return formats.number(Number(value));
    case 'money':
      return formats.money(Number(value));
    case 'date':
      return formats.date(String(value), 'short');
    case 'moment':
      return `${formats.date(String(value), 'short')} ${formats.time(String(value))}`;
    case 'text':
      return String(value);
  }
}

/** Cell of a column. */
export function cellOf(column: Column, row: SectionRow, texts: SectionTexts): ReactNode {
  if (column.cell) return column.cell(row, texts);
  const words = cellText(column, row, texts);
  if (column.kind === 'flag' && words) return <Badge tone={row[column.key] ? 'success' : 'neutral'}>{words}</Badge>;
  return words;
}

const NUMERIC: readonly unknown[] = ['number', 'money'];
export const isNumeric = ({ kind }: Column): boolean => NUMERIC.includes(kind);
export const isShort = ({ kind }: Column): boolean => kind !== undefined && kind !== 'text';

import { rest, row } from '@arbora/api';
import type { SectionEditing } from '../section';

/** Writes columns of many rows of a table atomically. @throws ApiError content.changed_meanwhile */
export function saveRows(p_table: 'product' | 'product_item' | 'product_category'): SectionEditing['save'] {
  return (p_rows) => row(rest().rpc('save_rows', { p_table, p_rows }));
}

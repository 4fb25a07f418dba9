import { mutation } from '@arbora/api';
import { keysOf } from '../record/record-mutations';
import type { Section } from '../section';
import type { RowChange } from './editable-column';

/** Rows that one change takes. */
export const ROWS_MAX = 5000;

/**
 * Writes the changes of many rows, all or none. Resolves to the change that undoing takes back.
 * @throws ApiError content.changed_meanwhile and what the section's call throws
 */
export function saveChanges(section: Section) {
  return mutation<number | null, readonly RowChange[]>({
    run: (changes) =>
      section.editable!.save(
        changes.map(({ row, values }) => ({ id: String(row[section.key]), version: Number(row.version), ...values })),
      ),
    invalidates: keysOf(section),
  });
}

import { mutation } from '@arbora/api';
import { invalidatedKeys } from '../record/record-mutations';
import type { Section } from '../section';
import type { RowChange } from './editable-column';

/** Maximum number of rows per change. */
export const ROWS_MAX = 5000;

/**
 * Writes the changes of many rows atomically. Resolves to the change id, for undo.
 * @throws ApiError content.changed_meanwhile, and errors of the section's call
 */
export function saveChanges(section: Section) {
  return mutation<number | null, readonly RowChange[]>({
    run: (changes) =>
      section.editable!.save(
        changes.map(({ row, values }) => ({ id: String(row[section.key]), version: Number(row.version), ...values })),
      ),
    invalidates: invalidatedKeys(section),
  });
}

import { mutation } from '@arbora/api';
import { keysOf } from '../record/record-mutations';
import type { Section } from '../section';
import type { RowChange } from './compare-table';

/**
 * Writes the changes of an import, all or none. Resolves to the change that undoing takes back.
 * @throws ApiError content.changed_meanwhile and what the section's call throws
 */
export function saveImport(section: Section) {
  return mutation<number | null, readonly RowChange[]>({
    run: (changes) =>
      section.importing!.save(
        changes.map(({ row, values }) => ({ id: String(row[section.key]), version: Number(row.version), ...values })),
      ),
    invalidates: keysOf(section),
  });
}

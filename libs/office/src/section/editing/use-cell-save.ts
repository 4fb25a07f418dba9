import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { useErrorText, type PageOfRows } from '@arbora/ui';
import { useRef } from 'react';
import { useReportWithUndo } from '../record/use-undo';
import type { Section, SectionRow, SectionTexts } from '../section';
import { titleOf, formatCellValue, type CellValue, type EditableColumn } from './editable-column';
import { saveChanges } from './save-changes.mutation';

/** Saves a cell and announces it; resolves to whether it succeeded. */
export type SaveCell = (row: SectionRow, column: EditableColumn, value: CellValue) => Promise<boolean>;

/**
 * Saves cells of a list sequentially, so that a second change of a row is based on the version that the first one
 * created.
 */
export function useCellSave(section: Section, texts: SectionTexts): SaveCell {
  const { t } = useText('office');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutateAsync } = useMutation(saveChanges(section));
  const reportWithUndo = useReportWithUndo(section);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const idOf = (row: SectionRow): string => String(row[section.key]);

  /** The current row in the list's cache. */
  function latest(row: SectionRow): SectionRow {
    const lists = client.getQueriesData<PageOfRows<SectionRow>>({
      queryKey: [section.resource, 'section', section.name],
    });
    return lists
      .flatMap(([, list]) => list?.rows ?? [])
      .filter((one) => idOf(one) === idOf(row))
      .reduce((newest, one) => (Number(one.version) > Number(newest.version) ? one : newest), row);
  }
  async function save(row: SectionRow, column: EditableColumn, value: CellValue): Promise<boolean> {
    const name = section.nameOf(row, texts);
    try {
      const change = await mutateAsync([{ row: latest(row), name, values: { [column.key]: value } }]);
      await client.refetchQueries({ queryKey: [section.resource, 'section', section.name], type: 'active' });
      const words = formatCellValue(column, value, texts) || t('value.empty');
      const text = t('cell.saved', { name, title: titleOf(section, column.key, texts), value: words });
      reportWithUndo(text, change === null ? [] : [change]);
      return true;
    } catch (error) {
      snackbar('error', errorText(error));
      return false;
    }
  }
  return (row, column, value) => {
    const saved = queue.current.then(() => save(row, column, value));
    queue.current = saved;
    return saved;
  };
}

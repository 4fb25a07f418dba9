import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Button, Dialog, Stack, useErrorText } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { useReportWithUndo } from '../record/use-undo';
import { previewBulkChange } from './bulk-change';
import type { BulkChangeProps } from './bulk-change-button';
import { BulkChangeForm, type BulkDraft } from './bulk-change-form';
import { ChangesPreview } from './changes-preview';
import { formatCellValue } from './editable-column';
import { readBulkValue } from './read-bulk-value';
import { ROWS_MAX, saveChanges } from './save-changes.mutation';
import { useBulkRows } from './use-bulk-rows';

/** Changes one column of many rows: previews the changes, then saves them together. */
export function BulkChangeDialog(props: BulkChangeProps & { onClose: () => void }): ReactElement {
  const { section, texts, selected, onDone, onClose } = props;
  const { t, formats } = useText('office');
  const errorText = useErrorText();
  const { rows, error, read, count, isTooMany } = useBulkRows(props);
  const [first] = section.editable!.columns;
  const [draft, setDraft] = useState<BulkDraft>({ key: first!.key, operation: 'set', text: '' });
  const [refusal, setRefusal] = useState<unknown>(null);
  const save = useMutation(saveChanges(section));
  const reportWithUndo = useReportWithUndo(section);
  const column = section.editable!.columns.find(({ key }) => key === draft.key)!;
  const value = readBulkValue(column, draft, texts);
  const result =
    rows && value !== undefined ? previewBulkChange(rows, { column, operation: draft.operation, value }) : null;
  const changes = (result?.changes ?? []).map(({ row, value: next }) => ({
    row,
    name: section.nameOf(row, texts),
    values: { [column.key]: next },
  }));
  const counted = { count: changes.length, number: formats.number(changes.length) };

  async function apply(): Promise<void> {
    setRefusal(null);
    try {
      const change = await save.mutateAsync(changes);
      onDone();
      onClose();
      reportWithUndo(t('import.done', counted), change === null ? [] : [change]);
    } catch (fault) {
      setRefusal(fault);
    }
  }
  return (
    <Dialog
      open
      size="wide"
      keepOnBackdrop
      title={t('bulk.title', { title: texts.t(section.title) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('import.cancel')}
          </Button>
          <Button disabled={changes.length === 0} pending={save.isPending} onClick={() => void apply()}>
            {changes.length === 0 ? t('import.apply') : t('import.applyCount', counted)}
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        <p>{t(selected.length > 0 ? 'bulk.selected' : 'bulk.all', { count, number: formats.number(count) })}</p>
        {isTooMany && <Alert tone="warning">{t('bulk.tooMany', { number: formats.number(ROWS_MAX) })}</Alert>}
        {error && <Alert tone="error">{errorText(error)}</Alert>}
        {!rows && !isTooMany && !error && (
          <p role="status">{t('bulk.reading', { read: formats.number(read), total: formats.number(count) })}</p>
        )}
        <BulkChangeForm
          {...{ section, texts, column, draft }}
          isWrong={draft.text !== '' && value === undefined}
          onChange={setDraft}
        />
        {result && (
          <ChangesPreview
            {...{ section, texts, changes }}
            unchanged={result.unchanged}
            faults={result.outOfRange.map((one) =>
              t('bulk.beyond', {
                name: section.nameOf(one.row, texts),
                text: formatCellValue(column, one.value, texts),
              }),
            )}
          />
        )}
        {refusal !== null && <Alert tone="error">{errorText(refusal)}</Alert>}
      </Stack>
    </Dialog>
  );
}

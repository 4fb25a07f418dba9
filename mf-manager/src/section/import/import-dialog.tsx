import { snackbar, snackbarWithAction } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Button, Dialog, Stack, useErrorText } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { undoChanges } from '../record/record-mutations';
import type { Section, SectionTexts } from '../section';
import { ColumnMapping } from './column-mapping';
import { compareTable } from './compare-table';
import { FileChoice } from './file-choice';
import { ImportPreview } from './import-preview';
import { saveImport } from './save-import.mutation';
import { useImportedFile } from './use-imported-file';

interface ImportDialogProps {
  section: Section;
  texts: SectionTexts;
  onClose: () => void;
}

/** Chooses a file, says which of its columns is which, shows what would change, and writes all of it at once. */
export function ImportDialog({ section, texts, onClose }: ImportDialogProps): ReactElement {
  const { t, formats } = useText('manager');
  const errorText = useErrorText();
  const { file, choose, setMap, failure, isPending } = useImportedFile(section, texts);
  const [refusal, setRefusal] = useState<unknown>(null);
  const save = useMutation(saveImport(section));
  const undo = useMutation(undoChanges(section));
  const isNamed = file !== null && file.map[section.columns[0]!.key] !== undefined;
  const compared = isNamed ? compareTable(section, { ...file, texts }) : null;
  const count = compared?.changes.length ?? 0;

  async function takeBack(change: number): Promise<void> {
    try {
      await undo.mutateAsync([change]);
      snackbar('success', t('undo.done'));
    } catch (error) {
      snackbar('error', errorText(error));
    }
  }
  async function apply(): Promise<void> {
    setRefusal(null);
    try {
      const change = await save.mutateAsync(compared!.changes);
      onClose();
      const text = t('import.done', { count, number: formats.number(count) });
      if (change === null) snackbar('success', text);
      else snackbarWithAction('success', text, { label: t('undo.label'), run: () => void takeBack(change) });
    } catch (error) {
      setRefusal(error);
    }
  }
  return (
    <Dialog
      open
      size="wide"
      keepOnBackdrop
      title={t('import.title', { title: texts.t(section.title) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('import.cancel')}
          </Button>
          <Button disabled={count === 0} pending={save.isPending} onClick={() => void apply()}>
            {count === 0 ? t('import.apply') : t('import.applyCount', { count, number: formats.number(count) })}
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        <FileChoice pending={isPending} onChoose={choose} />
        {failure && <Alert tone="error">{t(`import.fault.${failure}`)}</Alert>}
        {file && <ColumnMapping section={section} texts={texts} heads={file.heads} map={file.map} onChange={setMap} />}
        {file && !isNamed && <Alert tone="warning">{t('import.unnamed')}</Alert>}
        {compared && <ImportPreview section={section} texts={texts} compared={compared} />}
        {refusal !== null && <Alert tone="error">{errorText(refusal)}</Alert>}
      </Stack>
    </Dialog>
  );
}

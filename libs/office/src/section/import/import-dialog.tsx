import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Button, Dialog, Stack, useErrorText } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { ChangesPreview } from '../editing/changes-preview';
import { saveChanges } from '../editing/save-changes.mutation';
import { useReportWithUndo } from '../record/use-undo';
import type { Section, SectionTexts } from '../section';
import { ColumnMapping } from './column-mapping';
import { compareTable, type LineFault } from './compare-table';
import { FileChoice } from './file-choice';
import { titleInFile } from './file-columns';
import { unknownTitles } from './fixed-cells';
import { useImportedFile } from './use-imported-file';

interface ImportDialogProps {
  section: Section;
  texts: SectionTexts;
  onClose: () => void;
}

/** Imports a file: file picker, column mapping, preview of the changes, and one write of all of them. */
export function ImportDialog({ section, texts, onClose }: ImportDialogProps): ReactElement {
  const { t, formats } = useText('office');
  const errorText = useErrorText();
  const { file, rows, isNamed, choose, setMap, failure, isPending } = useImportedFile(section, texts);
  const [saveError, setSaveError] = useState<unknown>(null);
  const save = useMutation(saveChanges(section));
  const reportWithUndo = useReportWithUndo(section);
  const compared = file && rows ? compareTable(section, { ...file, rows, texts }) : null;
  const count = compared?.changes.length ?? 0;
  const unread = file ? unknownTitles(section, file.headers, file.map, texts) : [];
  function faultText(fault: LineFault): string {
    const [line, { text }] = [String(fault.line), fault];
    switch (fault.kind) {
      case 'value':
        return t('import.line.value', { line, text, column: titleInFile(section, fault.column, texts) });
      case 'fixed': {
        const current = fault.current || t('value.empty');
        return t('import.line.fixed', { line, text, current, column: titleInFile(section, fault.column, texts) });
      }
      default:
        return t(`import.line.${fault.kind}`, { line, text });
    }
  }

  async function apply(): Promise<void> {
    setSaveError(null);
    try {
      const change = await save.mutateAsync(compared!.changes);
      onClose();
      reportWithUndo(t('import.done', { count, number: formats.number(count) }), change === null ? [] : [change]);
    } catch (error) {
      setSaveError(error);
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
        {file && (
          <ColumnMapping section={section} texts={texts} headers={file.headers} map={file.map} onChange={setMap} />
        )}
        {file && !isNamed && <Alert tone="warning">{t('import.unnamed')}</Alert>}
        {unread.length > 0 && <Alert>{t('import.unread', { columns: unread.join(', ') })}</Alert>}
        {compared && <ChangesPreview {...{ section, texts, ...compared }} faults={compared.faults.map(faultText)} />}
        {saveError !== null && <Alert tone="error">{errorText(saveError)}</Alert>}
      </Stack>
    </Dialog>
  );
}

import { useText } from '@arbora/i18n';
import { Button, Stack } from '@arbora/ui';
import { Specimen } from '@arbora/ui/specimen';
import { useState, type ReactElement } from 'react';
import { sectionView } from '../section-view';
import { DRIVER, GARDENER, JOBS, jobs } from '../specimen/sample-jobs';
import { useSectionTexts } from '../use-section-texts';
import { BulkChangeDialog } from './bulk-change-dialog';
import { ChangesPreview } from './changes-preview';
import type { RowChange } from './editable-column';

/** The preview of changes to several rows, and the bulk change. */
export function EditingSpecimens(): ReactElement {
  const { t } = useText('office-specimen');
  const { t: common } = useText('office');
  const texts = useSectionTexts(jobs);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const changes: readonly RowChange[] = [
    { row: GARDENER, name: jobs.nameOf(GARDENER, texts), values: { pay_from: 36_500 } },
    { row: DRIVER, name: jobs.nameOf(DRIVER, texts), values: { branch: 'Brno', is_public: true } },
  ];
  const faults = [
    common('import.line.unknown', { line: '4', text: t('value.thirdJob') }),
    common('import.line.value', { line: '5', text: 'x', column: t('job.pay') }),
  ];
  return (
    <>
      <Specimen name="ChangesPreview: changes and skipped rows">
        <Stack gap={4} align="stretch">
          <ChangesPreview section={jobs} texts={texts} changes={changes} unchanged={12} faults={faults} />
        </Stack>
      </Specimen>
      <Specimen name="ChangesPreview: nothing changes">
        <ChangesPreview section={jobs} texts={texts} changes={[]} unchanged={12} faults={[]} />
      </Specimen>
      <Specimen name="BulkChangeDialog">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('action.open')}
        </Button>
        {isOpen && (
          <BulkChangeDialog
            section={jobs}
            texts={texts}
            view={sectionView(jobs, new URLSearchParams())}
            selected={JOBS}
            total={JOBS.length}
            onDone={close}
            onClose={close}
          />
        )}
      </Specimen>
    </>
  );
}

import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Section, SectionRow, SectionTexts } from '../section';
import type { SectionView } from '../section-view';

const BulkChangeDialog = lazy(() =>
  import('./bulk-change-dialog').then((module) => ({ default: module.BulkChangeDialog })),
);

export interface BulkChangeProps {
  section: Section;
  view: SectionView;
  texts: SectionTexts;
  /** Selected rows; empty means all that match. */
  selected: readonly SectionRow[];
  /** Number of matching rows. */
  total: number;
  onDone: () => void;
}

/** Opens the bulk change of the selected rows, or of all that match. */
export function BulkChangeButton(props: BulkChangeProps): ReactElement {
  const { t } = useText('office');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={editIcon}
        disabled={(props.selected.length || props.total) === 0}
        onClick={() => setOpen(true)}
      >
        {t('bulk.label')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BulkChangeDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

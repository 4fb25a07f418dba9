import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { uploadIcon } from '@arbora/ui/icons';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Section, SectionTexts } from '../section';

const ImportDialog = lazy(() => import('./import-dialog').then((module) => ({ default: module.ImportDialog })));

/** Opens the import of a table file into the rows of a section. */
export function ImportButton({ section, texts }: { section: Section; texts: SectionTexts }): ReactElement {
  const { t } = useText('office');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" icon={uploadIcon} onClick={() => setOpen(true)}>
        {t('import.label')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog section={section} texts={texts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

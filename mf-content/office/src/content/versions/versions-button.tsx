import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { clockIcon } from '@arbora/ui/icons';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import css from '../articles/article-detail.module.css';
import type { VersionsDialogProps } from './versions-dialog';

const VersionsDialog = lazy(() => import('./versions-dialog').then((module) => ({ default: module.VersionsDialog })));

/** Opens the versions of a document. */
export function VersionsButton(props: Omit<VersionsDialogProps, 'onClose'>): ReactElement {
  const { t } = useText('manager.content');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.preview}>
      <Button variant="secondary" icon={clockIcon} onClick={() => setOpen(true)}>
        {t('versions.open')}
      </Button>
      <p className={css.note}>{t('versions.hint')}</p>
      {isOpen && (
        <Suspense>
          <VersionsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

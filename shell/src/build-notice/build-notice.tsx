import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { refreshIcon } from '@arbora/ui/icons';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './build-notice.module.css';
import { reloadGuarded } from './reload-guard';
import { readDeployedBuild, watchBuild } from './watch-build';

/** Offers a reload when a newer build has been deployed; never reloads by itself. */
export function BuildNotice(props: { build: string; read?: () => Promise<string>; reload?: () => void }): ReactNode {
  const { build, read = readDeployedBuild, reload = reloadGuarded } = props;
  const { t } = useText('shell');
  const [isNew, setIsNew] = useState(false);

  useEffect(() => watchBuild({ current: build, read, onNew: () => setIsNew(true) }), [build, read]);

  return (
    <div role="status" className={styles.place} data-above-bottom>
      {isNew && (
        <div className={styles.notice}>
          <p>{t('build.new')}</p>
          <Button size="small" variant="inverse" icon={refreshIcon} onClick={() => reload()}>
            {t('build.reload')}
          </Button>
          <Button size="small" variant="quiet" className={styles.later} onClick={() => setIsNew(false)}>
            {t('build.later')}
          </Button>
        </div>
      )}
    </div>
  );
}

import { SNACKBAR_TIMEOUT } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useIsOnline } from '@arbora/ui';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './connection-notice.module.css';

/** Whether the connection returned a moment ago. */
function useIsBack(isOnline: boolean): boolean {
  const [isBack, setBack] = useState(false);
  // The cleanup runs when the connection returns.
  useEffect(() => (isOnline ? undefined : () => setBack(true)), [isOnline]);
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setBack(false), SNACKBAR_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}

/** A line in the header that reports a lost connection, and briefly its return. */
export function ConnectionNotice(): ReactNode {
  const { t } = useText('shell');
  const isOnline = useIsOnline();
  const isBack = useIsBack(isOnline);
  return (
    <div role="status">
      {!isOnline && <p className={styles.lost}>{t('connection.lost')}</p>}
      {isOnline && isBack && <p className={styles.back}>{t('connection.back')}</p>}
    </div>
  );
}

import { useText } from '@arbora/i18n';
import type { RemoteEntry } from '@arbora/registry';
import { ErrorState } from '@arbora/ui';
import { memo, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { OutletController, OutletStatus } from './outlet-controller';
import styles from './remote-outlet.module.css';

/** A wait shorter than this shows nothing: a flash of a progress bar is worse than none. */
const QUIET_MS = 200;

const NOTHING = { __html: '' };

/** React never looks inside: the remotes' own roots live there. */
const Place = memo(function Place({ attach }: { attach: (element: HTMLElement | null) => void }): ReactNode {
  return <div ref={attach} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
});

function useIsLate(status: OutletStatus): boolean {
  const [late, setLate] = useState<OutletStatus | null>(null);
  useEffect(() => {
    if (status.kind !== 'loading') return undefined;
    const timer = setTimeout(() => setLate(status), QUIET_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return late === status;
}

/** Where the remote of the current page is shown, with its loading and failure states. */
export function RemoteOutlet(props: { controller: OutletController; entry: RemoteEntry | null }): ReactNode {
  const { controller, entry } = props;
  const { t } = useText('shell');
  const status = useSyncExternalStore(controller.subscribe, controller.getStatus, controller.getStatus);
  const late = useIsLate(status);

  useEffect(() => controller.show(entry), [controller, entry]);

  return (
    <div aria-busy={status.kind === 'loading'}>
      {late && <div className={styles.progress} role="progressbar" aria-label={t('outlet.loading')} />}
      {status.kind === 'failed' && (
        <ErrorState error={status.error} title={t('outlet.failed')} onRetry={controller.retry} />
      )}
      <Place attach={controller.attach} />
    </div>
  );
}

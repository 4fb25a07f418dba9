import { useText } from '@arbora/i18n';
import type { RemoteEntry } from '@arbora/registry';
import { ErrorState } from '@arbora/ui';
import { memo, useEffect, useState, type ReactNode } from 'react';
import type { Outlet, OutletStatus } from './outlet';
import styles from './remote-outlet.module.css';
import { useOutletStatus } from './use-outlet-status';

/** Delay of the progress bar, so that quick loads do not flicker. */
const QUIET_MS = 200;

const NOTHING = { __html: '' };

/** React does not manage its content: the remotes have their own roots in it. */
const OutletContainer = memo(function OutletContainer({ attach, html }: Pick<Outlet, 'attach' | 'html'>): ReactNode {
  const content = html === undefined ? NOTHING : { __html: html };
  return <div ref={attach} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
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

/** Shows the remote of the current page, with loading and failure states. */
export function RemoteOutlet({ outlet, entry }: { outlet: Outlet; entry: RemoteEntry | null }): ReactNode {
  const { t } = useText('shell');
  const status = useOutletStatus(outlet);
  const late = useIsLate(status);

  useEffect(() => outlet.show(entry), [outlet, entry]);

  return (
    <div aria-busy={status.kind === 'loading'}>
      {late && <div className={styles.progress} role="progressbar" aria-label={t('outlet.loading')} />}
      {status.kind === 'failed' && (
        <ErrorState error={status.error} title={t('outlet.failed')} onRetry={outlet.retry} />
      )}
      <OutletContainer attach={outlet.attach} html={outlet.html} />
    </div>
  );
}

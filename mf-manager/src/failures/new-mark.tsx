import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert, Badge, Button } from '@arbora/ui';
import { refreshIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { deploymentsQuery } from '../site-deployments/deployments.query';
import { deploymentsOf } from '../site-deployments/package-deployments';

/** Marks a failure that no version before the newest deployment of its package had. */
export function NewMark({ remote, knownSince }: { remote: string; knownSince: string }): ReactElement | null {
  const { t } = useText('manager.failures');
  const { data } = useQuery(deploymentsQuery());
  const newest = data && deploymentsOf(remote, data.history)[0];
  if (!newest || Date.parse(knownSince) < Date.parse(newest.at)) return null;
  return <Badge tone="warning">{t('failure.isNew')}</Badge>;
}

/** Says that the marks are missing when the deployments do not load. */
export function MissingMarks(): ReactElement | null {
  const { t } = useText('manager.failures');
  const { t: ui } = useText('ui');
  const { data, error, isFetching, refetch } = useQuery(deploymentsQuery());
  if (!error || data !== undefined) return null;
  return (
    <Alert
      tone="warning"
      title={t('deployments.failed')}
      live
      actions={
        <Button size="small" variant="secondary" icon={refreshIcon} onClick={() => void refetch()} pending={isFetching}>
          {ui('retry')}
        </Button>
      }
    >
      {t('deployments.failedText')}
    </Alert>
  );
}

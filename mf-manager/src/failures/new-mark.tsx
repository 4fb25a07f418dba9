import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Badge } from '@arbora/ui';
import type { ReactElement } from 'react';
import { deploymentsQuery } from '../site-deployments/deployments.query';
import { MissingDeployments } from '../site-deployments/missing-deployments';
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
export function MissingMarks(): ReactElement {
  const { t } = useText('manager.failures');
  return <MissingDeployments title={t('deployments.failed')} text={t('deployments.failedText')} />;
}

import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert, Button } from '@arbora/ui';
import { refreshIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { deploymentsQuery } from './deployments.query';

/** A notice on a page that shows deployments beside its own data, if they do not load. */
export function MissingDeployments({ title, text }: { title: string; text: string }): ReactElement | null {
  const { t } = useText('ui');
  const { data, error, isFetching, refetch } = useQuery(deploymentsQuery());
  if (!error || data !== undefined) return null;
  return (
    <Alert
      tone="warning"
      title={title}
      live
      actions={
        <Button size="small" variant="secondary" icon={refreshIcon} onClick={() => void refetch()} pending={isFetching}>
          {t('retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

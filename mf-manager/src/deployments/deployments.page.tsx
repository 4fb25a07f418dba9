import { useText } from '@arbora/i18n';
import { ManagerPage } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { EmptyState, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { deploymentsQuery } from '../site-deployments/deployments.query';
import { deployTokensQuery } from './deployments.queries';
import { DeploymentHistory } from './deployment-history';
import { DeployTokens } from './deploy-tokens';
import { Packages } from './packages';

/** Versions of the parts of the site, going back, the log of deployments, and the tokens of teams. */
function DeploymentsPage(): ReactElement {
  const { t } = useText('manager.deployments');
  const site = useQuery(deploymentsQuery());
  return (
    <ManagerPage title={t('title')} lead={t('lead')}>
      <QueryView
        query={site}
        skeleton={<Skeleton shape="row" count={8} />}
        isEmpty={({ packages }) => packages.length === 0}
        empty={<EmptyState title={t('none')} />}
      >
        {(info) => (
          <>
            <Packages site={info} />
            <DeployTokens packages={info.packages.map(({ name }) => name)} />
            <DeploymentHistory history={info.history} />
          </>
        )}
      </QueryView>
    </ManagerPage>
  );
}

export default definePage({
  queries: () => [deploymentsQuery(), deployTokensQuery()],
  Component: DeploymentsPage,
});

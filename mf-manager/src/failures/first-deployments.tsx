import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { deploymentsQuery } from '../site-deployments/deployments.query';
import { deploymentsOf } from '../site-deployments/package-deployments';
import { deploymentsAround, lengthOf, type Nearby } from './deployments-around';
import css from './failure-detail.module.css';

/** The deployments of a package around the first time of a failure. */
export function FirstDeployments({ remote, first }: { remote: string; first: string }): ReactElement {
  const { t } = useText('manager.failures');
  const site = useQuery(deploymentsQuery());
  return (
    <section>
      <h3 className={css.title}>{t('deployments.title')}</h3>
      <QueryView query={site} skeleton={<Skeleton shape="row" count={2} />}>
        {({ history }) => <DeploymentList nearby={deploymentsAround(first, deploymentsOf(remote, history))} />}
      </QueryView>
    </section>
  );
}

function DeploymentList({ nearby }: { nearby: readonly Nearby[] }): ReactElement {
  const { t, formats } = useText('manager.failures');
  if (nearby.length === 0) return <p className={css.none}>{t('deployments.none')}</p>;
  const distance = (ms: number): string => {
    const { unit, count } = lengthOf(Math.abs(ms));
    return count === 0 ? t('deployments.moment') : t(`deployments.${unit}`, { count });
  };
  return (
    <ol className={css.deployments}>
      {nearby.map(({ deployment: { number, at, by, reason, from, to }, msBefore }) => (
        <li key={number}>
          <p className={css.none}>
            <code>{from ?? t('deployments.new')}</code> → <code>{to ?? t('deployments.removed')}</code>
          </p>
          <p className={css.none}>
            {t(msBefore >= 0 ? 'deployments.before' : 'deployments.after', {
              at: formats.dateTime(at),
              by,
              distance: distance(msBefore),
            })}
          </p>
          {reason !== null && <p className={css.none}>{t('deployments.reason', { reason })}</p>}
        </li>
      ))}
    </ol>
  );
}

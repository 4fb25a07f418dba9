import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './dashboard.module.css';
import { latestApplicationsQuery } from './latest.queries';
import { Tile } from './tile';

const LIST = 'applications';

/** The latest job applications. */
export function ApplicationsTile(): ReactElement {
  const { t, formats } = useText('manager.dashboard');
  return (
    <Tile
      title={t('dashboard.applications.title')}
      link={{ to: routes.managerJobs.href({ list: LIST }), text: t('dashboard.applications.open') }}
      query={useQuery(latestApplicationsQuery())}
      figure={({ total }) => formats.number(total)}
      nothing={t('dashboard.applications.none')}
    >
      {({ rows }) => (
        <ul role="list" className={css.rows}>
          {rows.map(({ id, name, created_at }) => (
            <li key={id} className={css.row}>
              <TextLink look="quiet" to={routes.managerJobs.href({ list: LIST, id })}>
                {name}
              </TextLink>
              <span className={css.muted}>{formats.date(created_at, 'short')}</span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}

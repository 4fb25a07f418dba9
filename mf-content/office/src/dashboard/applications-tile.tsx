import type { Session } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { latestApplicationsQuery } from './latest.queries';
import { Tile, TileNote, TileRow, TileRows, type DashboardTile } from '@arbora/office';

const LIST = 'applications';

/** The latest job applications. */
function ApplicationsTile(): ReactElement {
  const { t, formats } = useText('content-office');
  return (
    <Tile
      title={t('dashboard.applications.title')}
      link={{ to: routes.managerJobs.href({ list: LIST }), text: t('dashboard.applications.open') }}
      query={useQuery(latestApplicationsQuery())}
      figure={({ total }) => formats.number(total)}
      nothing={t('dashboard.applications.none')}
    >
      {({ rows }) => (
        <TileRows>
          {rows.map(({ id, name, created_at }) => (
            <TileRow key={id}>
              <TextLink look="quiet" to={routes.managerJobs.href({ list: LIST, id })}>
                {name}
              </TextLink>
              <TileNote>{formats.date(created_at, 'short')}</TileNote>
            </TileRow>
          ))}
        </TileRows>
      )}
    </Tile>
  );
}

/** Sales staff share the section of jobs, but not the applications. */
function mayReadApplications({ user }: Session): boolean {
  return user !== null && (user.isAdmin || user.acl.includes('jobs'));
}

const tile: DashboardTile = {
  name: 'applications',
  order: 70,
  isFor: mayReadApplications,
  queries: () => [latestApplicationsQuery()],
  Component: ApplicationsTile,
};
export default tile;

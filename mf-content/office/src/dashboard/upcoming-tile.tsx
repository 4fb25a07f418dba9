import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Badge, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { upcomingPublicationsQuery } from '../content/schedule/scheduled.queries';
import { Tile, TileNote, TileRow, TileRows, TileSide, type DashboardTile } from '@arbora/office';

const SHOWN = 5;

/** Missed publications and the next scheduled articles and issues. */
function UpcomingTile(): ReactElement {
  const { t, formats } = useText('content-office');
  return (
    <Tile
      title={t('dashboard.coming.title')}
      link={{ to: routes.managerNews.href({ list: 'schedule' }), text: t('dashboard.coming.open') }}
      query={useQuery(upcomingPublicationsQuery())}
      figure={(coming) => formats.number(coming.length)}
      nothing={t('dashboard.coming.none')}
    >
      {(coming) => (
        <TileRows>
          {coming.slice(0, SHOWN).map(({ id, to, title, at, state }) => (
            <TileRow key={id}>
              <TextLink look="quiet" to={to}>
                {title}
              </TextLink>
              <TileSide>
                {state === 'missed' && <Badge tone="error">{t('dashboard.coming.missed')}</Badge>}
                {state === 'draft' && <Badge tone="warning">{t('dashboard.coming.draft')}</Badge>}
                <TileNote>
                  {formats.date(at, 'short')} {formats.time(at)}
                </TileNote>
              </TileSide>
            </TileRow>
          ))}
        </TileRows>
      )}
    </Tile>
  );
}

const tile: DashboardTile = {
  name: 'upcoming',
  order: 40,
  queries: () => [upcomingPublicationsQuery()],
  Component: UpcomingTile,
};
export default tile;

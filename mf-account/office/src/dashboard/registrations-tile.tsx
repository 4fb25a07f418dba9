import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { PersonMark, Tile, TileNote, TileRow, TileRows, TileSide, type DashboardTile } from '@arbora/office';
import { longestWaitingQuery } from './waiting.queries';

/** Registrations that await approval. */
function RegistrationsTile(): ReactElement {
  const { t, formats } = useText('account-office');
  const waiting = useQuery(longestWaitingQuery());
  return (
    <Tile
      title={t('dashboard.registrations.title')}
      link={{ to: routes.managerRegistrations.href(), text: t('dashboard.registrations.open') }}
      query={waiting}
      figure={({ total }) => formats.number(total)}
      nothing={t('dashboard.registrations.none')}
    >
      {({ rows }) => (
        <TileRows>
          {rows.map(({ id, email, state, profile, created_at }) => (
            <TileRow key={id}>
              <TextLink look="quiet" to={routes.managerRegistrations.href({ id })}>
                {profile.name ?? email}
              </TextLink>
              <TileSide>
                <PersonMark state={state} />
                {profile.company && <TileNote>{profile.company}</TileNote>}
                <TileNote>{formats.date(created_at, 'short')}</TileNote>
              </TileSide>
            </TileRow>
          ))}
        </TileRows>
      )}
    </Tile>
  );
}

const tile: DashboardTile = {
  name: 'registrations',
  order: 30,
  queries: () => [longestWaitingQuery()],
  Component: RegistrationsTile,
};
export default tile;

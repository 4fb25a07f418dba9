import { shorten } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Badge, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { MarkedPerson, Tile, TileNote, TileRow, TileRows, TileSide, type DashboardTile } from '@arbora/office';
import { latestCommentsQuery } from './latest.queries';

const SHOWN_LENGTH = 90;

/** The latest comments. */
function CommentsTile(): ReactElement {
  const { t, formats } = useText('content-office');
  return (
    <Tile
      title={t('dashboard.comments.title')}
      link={{ to: routes.managerComments.href(), text: t('dashboard.comments.open') }}
      query={useQuery(latestCommentsQuery())}
      figure={({ total }) => formats.number(total)}
      nothing={t('dashboard.comments.none')}
    >
      {({ rows }) => (
        <TileRows>
          {rows.map(({ id, body, nickname, name, email, person_state, created_at, hidden_reason }) => (
            <TileRow key={id}>
              <TextLink look="quiet" to={routes.managerComments.href({ id })}>
                {shorten(body, SHOWN_LENGTH)}
              </TextLink>
              <TileSide>
                {hidden_reason !== null && <Badge>{t('dashboard.comments.hidden')}</Badge>}
                <TileNote>
                  <MarkedPerson name={nickname ?? name ?? email} state={person_state} />
                </TileNote>
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
  name: 'comments',
  order: 50,
  queries: () => [latestCommentsQuery()],
  Component: CommentsTile,
};
export default tile;

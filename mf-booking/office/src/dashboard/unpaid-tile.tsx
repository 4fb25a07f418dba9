import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { slotHref } from '../booking/booking-view-state';
import {
  PersonMark,
  Tile,
  TileNote,
  TileRow,
  TileRows,
  TileSide,
  personName,
  type DashboardTile,
} from '@arbora/office';
import { unpaidReservationsQuery } from './unpaid.queries';

/** Unpaid reservations. */
function UnpaidTile(): ReactElement {
  const { t, formats } = useText('booking-office');
  const unpaid = useQuery(unpaidReservationsQuery());
  return (
    <Tile
      title={t('dashboard.unpaid.title')}
      link={{ to: routes.managerPayments.href({ list: 'unpaid' }), text: t('dashboard.unpaid.open') }}
      query={unpaid}
      figure={({ total }) => formats.number(total)}
      nothing={t('dashboard.unpaid.none')}
    >
      {({ rows }) => (
        <TileRows label={t('dashboard.unpaid.soonest')}>
          {rows.map((row) => (
            <TileRow key={row.id}>
              <TextLink look="quiet" to={slotHref(row.event_id, row.event_slot_id, { paid: 'unpaid' })}>
                {personName(row) ?? row.variable_symbol}
              </TextLink>
              <TileSide>
                <PersonMark state={row.person_state} />
                {formats.money(row.amount)}
                {row.due_at && (
                  <TileNote>{t('dashboard.unpaid.due', { date: formats.date(row.due_at, 'short') })}</TileNote>
                )}
              </TileSide>
            </TileRow>
          ))}
        </TileRows>
      )}
    </Tile>
  );
}

const tile: DashboardTile = {
  name: 'unpaid',
  order: 20,
  queries: () => [unpaidReservationsQuery()],
  Component: UnpaidTile,
};
export default tile;

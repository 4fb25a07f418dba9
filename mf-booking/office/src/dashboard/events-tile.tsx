import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { eventHref } from '../booking/booking-view-state';
import { Occupancy, Tile, TileNote, TileRow, TileRows, type DashboardTile } from '@arbora/office';
import css from './events-tile.module.css';
import { nextEventsQuery } from './next-events.queries';

/** The next events with their occupancy. */
function EventsTile(): ReactElement {
  const { t, locale, formats } = useText('booking-office');
  const events = useQuery(nextEventsQuery());
  return (
    <Tile
      title={t('dashboard.events.title')}
      link={{ to: routes.managerBooking.href(), text: t('dashboard.events.open') }}
      query={events}
      figure={({ total }) => formats.number(total)}
      nothing={t('dashboard.events.none')}
    >
      {({ rows }) => (
        <TileRows>
          {rows.map((event) => (
            <TileRow key={event.id}>
              <span className={css.event}>
                <TextLink look="quiet" to={eventHref(event.id)}>
                  {textIn(event, 'title', locale)}
                </TextLink>
                <TileNote>{formats.dateTime(event.date_start)}</TileNote>
              </span>
              <Occupancy used={event.used} total={event.total} standsAlone />
            </TileRow>
          ))}
        </TileRows>
      )}
    </Tile>
  );
}

const tile: DashboardTile = { name: 'events', order: 10, queries: () => [nextEventsQuery()], Component: EventsTile };
export default tile;

import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { eventHref } from '../booking/booking-view-state';
import { Occupancy } from '../occupancy/occupancy';
import css from './dashboard.module.css';
import { nextEventsQuery } from './next-events.queries';
import { Tile } from './tile';

/** The next events with their occupancy. */
export function EventsTile(): ReactElement {
  const { t, locale, formats } = useText('manager.dashboard');
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
        <ul role="list" className={css.rows}>
          {rows.map((event) => (
            <li key={event.id} className={css.row}>
              <span className={css.event}>
                <TextLink look="quiet" to={eventHref(event.id)}>
                  {textIn(event, 'title', locale)}
                </TextLink>
                <span className={css.muted}>{formats.dateTime(event.date_start)}</span>
              </span>
              <Occupancy used={event.used} total={event.total} standsAlone />
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}

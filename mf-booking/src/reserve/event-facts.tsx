import { useText } from '@arbora/i18n';
import { DateBadge, DateTime, Icon } from '@arbora/ui';
import { clockIcon, placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { pragueDay } from '../events/event-day';
import type { EventForReader } from '../events/events.queries';
import css from './event-facts.module.css';

/** When and where an event is. */
export function EventFacts({ event }: { event: EventForReader }): ReactElement {
  const { t } = useText('booking');
  const endsSameDay = event.date_end !== null && pragueDay(event.date_end) === pragueDay(event.date_start);
  return (
    <ul role="list" className={css.facts}>
      <li className={css.day}>
        <DateBadge value={event.date_start} />
      </li>
      <li>
        <Icon shape={clockIcon} label={t('event.when')} />
        <span>
          <DateTime value={event.date_start} format="dateTime" />
          {event.date_end && (
            <>
              {'\u00a0–\u2060\u00a0'}
              <DateTime value={event.date_end} format={endsSameDay ? 'time' : 'dateTime'} />
            </>
          )}
        </span>
      </li>
      <li>
        <Icon shape={placeIcon} label={t('event.where')} />
        <span>{event.address}</span>
      </li>
    </ul>
  );
}

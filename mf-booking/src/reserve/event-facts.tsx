import { useText } from '@arbora/i18n';
import { DateBadge, DateRange, Icon } from '@arbora/ui';
import { clockIcon, placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { EventForReader } from '../events/events.queries';
import css from './event-facts.module.css';

/** When and where an event is. */
export function EventFacts({ event }: { event: EventForReader }): ReactElement {
  const { t } = useText('booking');
  return (
    <ul role="list" className={css.facts}>
      <li className={css.day}>
        <DateBadge value={event.date_start} />
      </li>
      <li>
        <Icon shape={clockIcon} label={t('event.when')} />
        <span>
          <DateRange start={event.date_start} end={event.date_end} />
        </span>
      </li>
      <li>
        <Icon shape={placeIcon} label={t('event.where')} />
        <span>{event.address}</span>
      </li>
    </ul>
  );
}

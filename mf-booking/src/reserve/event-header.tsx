import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { DateBadge, DateTime, Icon, PageHeader } from '@arbora/ui';
import { clockIcon, placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { pragueDay } from '../events/event-day';
import { eventPerex, eventTitle } from '../events/event-texts';
import type { EventForReader } from '../events/events.queries';
import css from './event-header.module.css';

/** What the event is, when and where. */
export function EventHeader({ event }: { event: EventForReader }): ReactElement {
  const { t, locale } = useText('booking');
  const endsSameDay = event.date_end !== null && pragueDay(event.date_end) === pragueDay(event.date_start);
  return (
    <PageHeader
      tone="tinted"
      breadcrumb={[{ label: t('reservations.title'), to: routes.reservations.href() }]}
      title={eventTitle(event, locale)}
      lead={eventPerex(event, locale) || undefined}
      actions={
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
                  {' – '}
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
      }
    />
  );
}

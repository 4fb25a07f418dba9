import { useSession } from '@arbora/auth';
import { pragueDay, textIn, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Card, DateBadge, DateRange, Icon, TextLink } from '@arbora/ui';
import { clockIcon, placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './event-card.module.css';
import { EventPicture } from './event-picture';
import type { EventWithSlots } from './events.queries';
import { SlotRow } from './slot-row';

/** An event with its reservable slots. */
export function EventCard({ event }: { event: EventWithSlots }): ReactElement {
  const { t, locale } = useText('booking');
  const { status } = useSession();
  const day = pragueDay(event.date_start);
  return (
    <Card className={css.card}>
      <div className={event.hero_image === null ? css.head : `${css.head} ${css.pictured}`}>
        {event.hero_image !== null && (
          <div className={css.picture}>
            <EventPicture image={event.hero_image} />
          </div>
        )}
        <div className={css.badge} aria-hidden>
          <DateBadge value={event.date_start} />
        </div>
        <h2 className={css.title}>
          <TextLink look="quiet" to={routes.publicEvent.href({ id: event.id })}>
            {textIn(event, 'title', locale)}
          </TextLink>
        </h2>
        <div className={css.words}>
          <ul role="list" className={css.facts}>
            <li>
              <Icon shape={clockIcon} />
              <DateRange start={event.date_start} end={event.date_end} />
            </li>
            <li>
              <Icon shape={placeIcon} />
              {typeset(event.address)}
            </li>
          </ul>
          {event.perex && <p className={css.perex}>{textIn(event, 'perex', locale)}</p>}
        </div>
      </div>
      {event.slots.length > 0 ? (
        <ul role="list" className={css.slots} aria-label={t('event.slots')}>
          {event.slots.map((slot) => (
            <li key={slot.id}>
              <SlotRow slot={slot} event={event} slots={event.slots} showDay={pragueDay(slot.date_start) !== day} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.none}>
          {t('event.noSlots')}{' '}
          {status !== 'authenticated' && (
            <TextLink to={routes.login.href({ return: routes.publicBooking.href() })}>{t('event.invited')}</TextLink>
          )}
        </p>
      )}
    </Card>
  );
}

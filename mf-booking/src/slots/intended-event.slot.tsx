import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { reservationTarget } from '@arbora/routes';
import { DateBadge, DateRange } from '@arbora/ui';
import type { ReactElement } from 'react';
import { publicEventQuery, publicSlotsQuery } from '../events/events.queries';
import { SlotTime } from '../events/slot-time';
import css from './intended-event.module.css';

function EventTile({ event: id, slot }: { event: string; slot: string | null }): ReactElement | null {
  const { t, locale } = useText('booking');
  const { data: event } = useQuery(publicEventQuery(id));
  const { data: slots } = useQuery(publicSlotsQuery(id));
  if (!event) return null;
  const chosen = slots?.find((one) => one.id === slot);
  return (
    <section className={css.event} aria-label={t('intended.label')}>
      <DateBadge value={(chosen ?? event).date_start} />
      <div>
        <p className={css.intent}>{t('intended.label')}</p>
        <p className={css.title}>{textIn(event, 'title', locale)}</p>
        <p>
          {chosen && slots ? (
            <>
              {textIn(chosen, 'name', locale)}, <SlotTime slot={chosen} event={event} slots={slots} showDay />
            </>
          ) : (
            <DateRange start={event.date_start} end={event.date_end} />
          )}
        </p>
      </div>
    </section>
  );
}

/** The event that a visitor was about to reserve; a tile for login and registration. `input` is the path after login. */
export default function IntendedEvent({ input }: { input: string }): ReactElement | null {
  const target = reservationTarget(input);
  return target && <EventTile {...target} />;
}

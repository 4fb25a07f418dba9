import { type SlotForCustomer, textIn, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { DateBadge, DateTime, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './booking-day.module.css';
import type { EventWithSlots } from './events.queries';
import { SlotRow } from './slot-row';

export type SlotOfEvent = SlotForCustomer & { event: EventWithSlots };

/** All slots of one day, of any event. */
export function BookingDay({ slots }: { slots: readonly SlotOfEvent[] }): ReactElement | null {
  const { locale } = useText('booking');
  const first = slots[0];
  if (!first) return null;
  return (
    <section className={css.day}>
      <div className={css.badge} aria-hidden>
        <DateBadge value={first.date_start} size="large" />
      </div>
      <div className={css.slots}>
        <h2 className={css.title}>
          <DateTime value={first.date_start} format="day" />
        </h2>
        <ul role="list" className={css.list}>
          {slots.map((slot) => (
            <li key={slot.id}>
              <SlotRow
                slot={slot}
                event={slot.event}
                slots={slot.event.slots}
                heading={
                  <TextLink look="quiet" to={routes.publicEvent.href({ id: slot.event.id })}>
                    {textIn(slot.event, 'title', locale)}
                  </TextLink>
                }
                address={typeset(slot.event.address)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

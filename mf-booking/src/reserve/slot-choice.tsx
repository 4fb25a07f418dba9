import { type BookingEvent, type SlotForCustomer, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Badge, Price, SeatsMark, TextLink } from '@arbora/ui';
import { ticketIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { isPast } from '../events/is-past';
import { SlotTime } from '../events/slot-time';
import css from './slot-choice.module.css';

/** Choice of a slot of the event. Past and reserved ones are disabled; a full one can be chosen for its waiting list. */
export function SlotChoice(props: {
  event: Pick<BookingEvent, 'date_end'>;
  slots: readonly SlotForCustomer[];
  chosen: string | null;
  onChoose: (slotId: string) => void;
}): ReactElement {
  const { event, slots, chosen, onChoose } = props;
  const { t, locale } = useText('booking');
  return (
    <fieldset>
      <legend className={css.legend}>{t('slot.choose')}</legend>
      <ul role="list" className={css.slots}>
        {slots.map((slot) => (
          <li key={slot.id} className={css.slot}>
            <label className={css.label}>
              <input
                type="radio"
                name="slot"
                className={css.radio}
                value={slot.id}
                checked={slot.id === chosen}
                disabled={(slot.has_reservation || isPast(slot.date_start)) && slot.id !== chosen}
                onChange={() => onChoose(slot.id)}
              />
              <span className={css.words}>
                <span className={css.name}>{textIn(slot, 'name', locale)}</span>
                <span className={css.when}>
                  <SlotTime slot={slot} event={event} slots={slots} showDay />
                </span>
              </span>
              <span className={css.facts}>
                <Price amount={slot.price} zeroIsFree />
                <SeatsMark togo={slot.togo} total={slot.capacity_total} />
              </span>
            </label>
            {slot.reservation_id && (
              <p className={css.yours}>
                <Badge tone="success" icon={ticketIcon}>
                  {t('slot.reserved')}
                </Badge>
                <TextLink look="strong" to={routes.reservation.href({ id: slot.reservation_id })}>
                  {t('slot.open')}
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

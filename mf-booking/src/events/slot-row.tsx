import { type BookingEvent, type SlotForCustomer, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Badge, ButtonLink, Price, SeatsMark, VisuallyHidden } from '@arbora/ui';
import { ticketIcon } from '@arbora/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { isPast } from './is-past';
import css from './slot-row.module.css';
import { SlotTime } from './slot-time';

/**
 * The action of a slot: open the own reservation, reserve, join the waiting list if it is full, or none after its
 * start.
 */
function SlotAction({ slot, name }: { slot: SlotForCustomer; name: string }): ReactElement | null {
  const { t } = useText('booking');
  if (slot.reservation_id) {
    return (
      <ButtonLink
        size="small"
        variant="quiet"
        icon={ticketIcon}
        to={routes.reservation.href({ id: slot.reservation_id })}
      >
        {t('slot.yours')} <VisuallyHidden>{name}</VisuallyHidden>
      </ButtonLink>
    );
  }
  if (isPast(slot.date_start)) return <Badge>{t('slot.started')}</Badge>;
  return (
    <ButtonLink
      size="small"
      variant={slot.is_available ? 'primary' : 'quiet'}
      to={routes.reserveEvent.href({ id: slot.event_id }, { slot: slot.id })}
    >
      {t(slot.is_available ? 'slot.reserve' : 'slot.wait')} <VisuallyHidden>{name}</VisuallyHidden>
    </ButtonLink>
  );
}

export interface SlotRowProps {
  slot: SlotForCustomer;
  event: Pick<BookingEvent, 'date_end'>;
  /** All slots of the event. */
  slots: readonly SlotForCustomer[];
  /** Replaces the slot's own name, which then follows the time. */
  heading?: ReactNode;
  /** The address, for lists with slots of several events. */
  address?: string;
  showDay?: boolean;
}

/** A slot to choose: time, name, free places and price. */
export function SlotRow({ slot, event, slots, heading, address, showDay = false }: SlotRowProps): ReactElement {
  const { locale } = useText('booking');
  const name = textIn(slot, 'name', locale);
  return (
    <div className={css.row}>
      <div className={css.what}>
        <p className={css.name}>{heading ?? name}</p>
        <p className={css.when}>
          <SlotTime slot={slot} event={event} slots={slots} showDay={showDay} />
          {heading !== undefined && <> · {name}</>}
        </p>
        {address && <p className={css.when}>{address}</p>}
      </div>
      <div className={css.seats}>
        <SeatsMark togo={slot.togo} total={slot.capacity_total} />
      </div>
      <div className={css.price}>
        <Price amount={slot.price} zeroIsFree />
      </div>
      <div className={css.action}>
        <SlotAction slot={slot} name={name} />
      </div>
    </div>
  );
}

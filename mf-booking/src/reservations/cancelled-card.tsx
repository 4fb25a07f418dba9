import { type OwnCancelledReservation, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Badge, Card, DateBadge, DateTime } from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './reservation-card.module.css';

/** A cancelled reservation in a list; links to its details. */
export function CancelledCard({ cancelled }: { cancelled: OwnCancelledReservation }): ReactElement {
  const { t, locale } = useText('booking.reservations');
  const { t: common } = useText('booking');
  const { slot_date } = cancelled;
  const slot = textIn(cancelled, 'slot_name', locale);
  return (
    <Card
      title={textIn(cancelled, 'event_title', locale) || t('cancelled.noEvent')}
      to={routes.reservation.href({ id: cancelled.id })}
      tone="tinted"
      layout="row"
      media={
        slot_date && (
          <div className={css.badge}>
            <DateBadge value={slot_date} />
          </div>
        )
      }
      className={css.card}
      eyebrow={<Badge icon={closeIcon}>{common('state.cancelled')}</Badge>}
    >
      <p className={css.facts}>
        {slot && (
          <>
            {slot}
            <br />
          </>
        )}
        {t(`cancelled.${cancelled.reason}.title`)}, <DateTime value={cancelled.cancelled_at} />
      </p>
    </Card>
  );
}

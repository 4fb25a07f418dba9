import { textIn, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Badge, Button, DateRange, DateTime, TextLink } from '@arbora/ui';
import { checkIcon, printIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { slotEnd } from '../events/slot-end';
import type { ReservationDetail, Ticket } from '../reservations/reservations.queries';
import { CorrectName } from './correct-name';
import { DeleteTicket } from './delete-ticket';
import { PassOnTicket } from './pass-on-ticket';
import { AddToWallet } from '../wallet/add-to-wallet';
import css from './ticket-card.module.css';
import { TicketDownload } from './ticket-download';

export interface TicketCardProps {
  ticket: Ticket;
  reservation: ReservationDetail;
  /** The slot has not begun and the ticket was not used. */
  canChange: boolean;
  isLast: boolean;
  onPrint: () => void;
  onCancelling: (isLeaving: boolean) => void;
}

/** A ticket as presented at check-in, with its holder's actions. */
export function TicketCard(props: TicketCardProps): ReactElement {
  const { ticket, reservation, canChange, isLast, onPrint, onCancelling } = props;
  const { t, locale } = useText('booking.reservations');
  const { t: common } = useText('booking');
  const { slot } = reservation;
  const isValid = canChange && (reservation.is_paid || slot.price === 0);
  return (
    <article className={css.ticket}>
      <div className={css.code}>
        {ticket.qr ? (
          <img src={ticket.qr} alt={common('tickets.qr', { name: ticket.name_on_ticket })} width={180} height={180} />
        ) : (
          <p className={css.noCode}>{t('tickets.noQr')}</p>
        )}
      </div>
      <div className={css.words}>
        <p className={css.event}>{textIn(slot.event, 'title', locale)}</p>
        <h3 className={css.name}>{ticket.name_on_ticket}</h3>
        <p className={css.facts}>
          {textIn(slot, 'name', locale)}
          <br />
          <DateRange start={slot.date_start} end={slotEnd(slot, slot.event)} />
          <br />
          {typeset(slot.event.address)}
        </p>
        {ticket.checked_at && (
          <p>
            <Badge icon={checkIcon}>
              {t('tickets.checked')} <DateTime value={ticket.checked_at} format="dateTime" />
            </Badge>
          </p>
        )}
        {!reservation.is_paid && <p className={css.unpaid}>{t('tickets.unpaid')}</p>}
        {isValid && (
          <div data-print="hide">
            <AddToWallet ticketId={ticket.id} />
          </div>
        )}
        <div className={css.actions} data-print="hide">
          <TicketDownload ticket={ticket} reservation={reservation} />
          <Button size="small" variant="quiet" icon={printIcon} onClick={onPrint}>
            {t('tickets.print')}
          </Button>
          {canChange && <PassOnTicket ticket={ticket} />}
          {canChange && <CorrectName ticket={ticket} />}
          {canChange && (
            <DeleteTicket
              ticket={ticket}
              isLast={isLast}
              isPaid={reservation.is_paid && slot.price > 0}
              onCancelling={onCancelling}
            />
          )}
        </div>
        <p className={css.check} data-print="hide">
          <TextLink look="quiet" to={routes.ticketCheck.href({ id: ticket.id })}>
            {t('tickets.check')}
          </TextLink>
        </p>
      </div>
    </article>
  );
}

import { isApiError } from '@arbora/api';
import type { ListedTicket } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Badge, Button, TextLink } from '@arbora/ui';
import { checkIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { useAction, useConfirm } from '@arbora/office';
import type { ReservationRow } from './reservation-row';
import { checkIn, deleteTicket } from './reservation.mutations';
import css from './reservations.module.css';
import { SendAgainButton } from './send-again-button';
import { TicketForm } from './ticket-form';

/** Tickets of a reservation. */
export function TicketRows({ row }: { row: ReservationRow }): ReactElement {
  const { t } = useText('manager.booking');
  return (
    <ul role="list" className={css.tickets} aria-label={t('ticket.list')}>
      {row.tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} row={row} />
      ))}
    </ul>
  );
}

function TicketRow({ ticket, row }: { ticket: ListedTicket; row: ReservationRow }): ReactElement {
  const { t, formats } = useText('manager.booking');
  const { t: common } = useText('office');
  const confirm = useConfirm();
  const [isEdited, setEdited] = useState(false);
  const name = ticket.name_on_ticket;
  const check = useAction(
    checkIn,
    () => t('ticket.checkedIn', { name }),
    (error) => (isApiError(error, 'booking.ticket_other_day') ? t('ticket.otherDay') : undefined),
  );
  const remove = useAction(deleteTicket, ({ places }) => t(places === 0 ? 'reservation.cancelled' : 'ticket.deleted'));

  function askDelete(): void {
    confirm({
      title: t('ticket.deleteTitle', { name }),
      text: t(row.tickets.length === 1 ? 'ticket.deleteLastText' : 'ticket.deleteText'),
      ok: t('ticket.delete'),
      danger: true,
      run: () => remove.run({ id: ticket.id }),
    });
  }
  return (
    <li className={css.ticket}>
      <TextLink look="quiet" className={css.ticketName} to={routes.ticketCheck.href({ id: ticket.id })}>
        {name}
      </TextLink>
      {ticket.checked_at !== null && (
        <Badge tone="success" icon={checkIcon}>
          {t('ticket.checkedAt', {
            date: formats.date(ticket.checked_at, 'short'),
            time: formats.time(ticket.checked_at),
          })}
        </Badge>
      )}
      <span className={css.actions}>
        {!ticket.is_checked && row.is_paid && (
          <Button
            variant="secondary"
            size="small"
            pending={check.isPending}
            onClick={() => void check.run({ id: ticket.id, eventId: row.event_id, slotId: row.event_slot_id })}
            aria-label={common('action.named', { action: t('ticket.checkIn'), name })}
          >
            {t('ticket.checkIn')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          onClick={() => setEdited(true)}
          aria-label={common('action.named', { action: common('action.edit'), name })}
        >
          {common('action.edit')}
        </Button>
        <SendAgainButton row={row} ticketId={ticket.id} name={name} />
        <Button
          size="small"
          variant="quietDanger"
          pending={remove.isPending}
          onClick={askDelete}
          aria-label={common('action.named', { action: t('ticket.delete'), name })}
        >
          {t('ticket.delete')}
        </Button>
      </span>
      {isEdited && <TicketForm id={ticket.id} onClosed={() => setEdited(false)} />}
    </li>
  );
}

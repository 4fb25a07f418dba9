import { useText } from '@arbora/i18n';
import { EmptyState } from '@arbora/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { ReservationDetail, Ticket } from '../reservations/reservations.queries';
import { TicketCard } from './ticket-card';
import css from './ticket-list.module.css';

/** All tickets of a reservation. Printing one hides the others. */
export function TicketList(props: {
  tickets: readonly Ticket[];
  reservation: ReservationDetail;
  canChange: boolean;
  onCancelling: (isLeaving: boolean) => void;
}): ReactElement {
  const { tickets, reservation, canChange, onCancelling } = props;
  const { t } = useText('booking.reservations');
  const [printed, setPrinted] = useState<string | null>(null);

  useEffect(() => {
    if (printed === null) return undefined;
    const done = (): void => setPrinted(null);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);

  const list = useRef<HTMLUListElement>(null);
  const count = useRef(tickets.length);
  useEffect(() => {
    // The button of a deleted ticket is gone, and on a phone the shorter page would end up at its footer.
    if (tickets.length < count.current) list.current?.focus();
    count.current = tickets.length;
  }, [tickets.length]);

  if (tickets.length === 0) return <EmptyState title={t('tickets.none')} />;
  return (
    <ul ref={list} tabIndex={-1} role="list" aria-label={t('tickets.title')} className={css.tickets}>
      {tickets.map((ticket) => (
        <li key={ticket.id} data-print={printed !== null && printed !== ticket.id ? 'hide' : undefined}>
          <TicketCard
            ticket={ticket}
            reservation={reservation}
            canChange={canChange && !ticket.is_checked}
            isLast={tickets.length === 1}
            onPrint={() => setPrinted(ticket.id)}
            onCancelling={onCancelling}
          />
        </li>
      ))}
    </ul>
  );
}

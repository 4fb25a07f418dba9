import { type Door, textIn, type TicketCheck } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Badge, Button, Section, TextLink, useErrorText } from '@arbora/ui';
import { checkIcon, clockIcon, warningIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { checkIn } from './check-in.mutation';
import { DOOR_PARAM, doorParam } from './door-param';
import css from './other-tickets.module.css';
import { otherFaultAt } from './verdict';

type OtherTicket = TicketCheck['others'][number];

interface CheckInContext {
  /** The event of the tickets. */
  eventId: string;
  door: Door;
}

function OtherTicketRow({ ticket, eventId, door }: CheckInContext & { ticket: OtherTicket }): ReactElement {
  const { t, locale } = useText('booking.check');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation(checkIn);

  const fault = otherFaultAt(ticket, eventId, door);
  const isAdmissible = !ticket.is_checked && ticket.is_paid;

  function admit(): void {
    mutate(
      { id: ticket.id, door },
      {
        onSuccess: () => snackbar('success', t('check.admitted', { name: ticket.name_on_ticket })),
        onError: (error) => snackbar('error', `${ticket.name_on_ticket}: ${errorText(error)}`),
      },
    );
  }
  return (
    <div className={css.ticket}>
      <div className={css.words}>
        <TextLink look="quiet" to={routes.ticketCheck.href({ id: ticket.id, [DOOR_PARAM]: doorParam(door) })}>
          {ticket.name_on_ticket}
        </TextLink>
        <span className={css.slot}>{textIn(ticket, 'slot_name', locale)}</span>
      </div>
      {ticket.is_checked && <Badge icon={checkIcon}>{t('check.verdict.used')}</Badge>}
      {!ticket.is_checked && !ticket.is_paid && (
        <Badge tone="warning" icon={clockIcon}>
          {t('check.verdict.unpaid')}
        </Badge>
      )}
      {isAdmissible && fault && (
        <Badge tone="warning" icon={warningIcon}>
          {t(`check.verdict.${fault}`)}
        </Badge>
      )}
      {isAdmissible && !fault && (
        <Button
          size="small"
          variant="secondary"
          pending={isPending}
          aria-label={t('check.inName', { name: ticket.name_on_ticket })}
          onClick={admit}
        >
          {t('check.in')}
        </Button>
      )}
    </div>
  );
}

/**
 * The same person's other tickets for the event, since groups arrive together. Exceptions are made on the page
 * of the ticket.
 */
export function OtherTickets({
  tickets,
  ...context
}: CheckInContext & { tickets: readonly OtherTicket[] }): ReactElement {
  const { t } = useText('booking.check');
  return (
    <Section placement="inside" title={t('check.others')}>
      <ul role="list" className={css.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <OtherTicketRow ticket={ticket} {...context} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

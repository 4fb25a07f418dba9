import type { TicketCheck } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Badge, Button, Section, TextLink, useErrorText } from '@arbora/ui';
import { checkIcon, clockIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { slotName } from '../events/event-texts';
import { checkIn } from './check-in.mutation';
import css from './other-tickets.module.css';

type OtherTicket = TicketCheck['others'][number];

function Other({ ticket }: { ticket: OtherTicket }): ReactElement {
  const { t, locale } = useText('booking');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation(checkIn);

  function letIn(): void {
    mutate(
      { id: ticket.id },
      {
        onSuccess: () => snackbar('success', t('check.admitted', { name: ticket.name_on_ticket })),
        onError: (error) => snackbar('error', `${ticket.name_on_ticket}: ${errorText(error)}`),
      },
    );
  }
  return (
    <div className={css.ticket}>
      <div className={css.words}>
        <TextLink look="quiet" to={routes.ticketCheck.href({ id: ticket.id })}>
          {ticket.name_on_ticket}
        </TextLink>
        <span className={css.slot}>{slotName({ name: ticket.slot_name, name_en: ticket.slot_name_en }, locale)}</span>
      </div>
      {ticket.is_checked && <Badge icon={checkIcon}>{t('check.verdict.used')}</Badge>}
      {!ticket.is_checked && !ticket.is_paid && (
        <Badge tone="warning" icon={clockIcon}>
          {t('check.verdict.unpaid')}
        </Badge>
      )}
      {!ticket.is_checked && ticket.is_paid && (
        <Button
          size="small"
          variant="secondary"
          pending={isPending}
          aria-label={t('check.inName', { name: ticket.name_on_ticket })}
          onClick={letIn}
        >
          {t('check.in')}
        </Button>
      )}
    </div>
  );
}

/** The same person's other tickets for the event: a group comes through the door together. */
export function OtherTickets({ tickets }: { tickets: readonly OtherTicket[] }): ReactElement {
  const { t } = useText('booking');
  return (
    <Section placement="inside" title={t('check.others')}>
      <ul role="list" className={css.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Other ticket={ticket} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

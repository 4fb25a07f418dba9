import { useSession } from '@arbora/auth';
import type { TicketCheck } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Alert, Button, ButtonLink, Stack, TextLink, useErrorText } from '@arbora/ui';
import { checkIcon, ticketIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { checkIn } from './check-in.mutation';
import { OtherTickets } from './other-tickets';
import { TicketFacts } from './ticket-facts';
import { TicketVerdict } from './ticket-verdict';
import { refusalVerdict, verdictOf } from './verdict';

/** What a ticket says; staff let it in from here. */
export function CheckedTicket({ id, check }: { id: string; check: TicketCheck }): ReactElement {
  const { t } = useText('booking');
  const errorText = useErrorText();
  const isAnonymous = useSession().status === 'anonymous';
  const { mutate, data, error, isPending } = useMutation(checkIn);
  const verdict = verdictOf(check, { done: data, error });
  const failure = error && !refusalVerdict(error) ? error : null;
  return (
    <Stack gap={5} align="stretch">
      <TicketVerdict verdict={verdict}>
        {check.ticket && <TicketName name={check.ticket.name_on_ticket} />}
      </TicketVerdict>
      {failure && <Alert tone="error">{errorText(failure)}</Alert>}
      {check.view === 'staff' && verdict.kind === 'valid' && (
        <Button size="large" block icon={checkIcon} pending={isPending} onClick={() => mutate({ id })}>
          {t('check.in')}
        </Button>
      )}
      <TicketFacts check={check} />
      {isAnonymous && (
        <p>
          {t('check.more')}{' '}
          <TextLink to={routes.login.href({ return: routes.ticketCheck.href({ id }) })}>{t('check.login')}</TextLink>
        </p>
      )}
      {check.view === 'owner' && check.ticket && (
        <ButtonLink
          variant="secondary"
          icon={ticketIcon}
          to={routes.reservation.href({ id: check.ticket.reservation_id })}
        >
          {t('check.reservation')}
        </ButtonLink>
      )}
      {check.view === 'staff' && check.others.length > 0 && <OtherTickets tickets={check.others} />}
    </Stack>
  );
}

function TicketName({ name }: { name: string }): ReactElement {
  const { t } = useText('booking');
  return (
    <p>
      {t('check.name')} <strong>{name}</strong>
    </p>
  );
}

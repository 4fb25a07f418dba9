import { useSession } from '@arbora/auth';
import { isDoorFault, type Door, type TicketCheck } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Alert, Button, ButtonLink, Stack, TextLink, useErrorText } from '@arbora/ui';
import { checkIcon, ticketIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { AddToWallet } from '../wallet/add-to-wallet';
import { AdmitDespiteFault } from './admit-despite-fault';
import { checkIn } from './check-in.mutation';
import { OtherTickets } from './other-tickets';
import { OwnCode } from './own-code';
import { ticketCheckKey } from './ticket-check.queries';
import { TicketFacts } from './ticket-facts';
import { TicketVerdict } from './ticket-verdict';
import { UndoCheckIn } from './undo-check-in';
import { useVerdictReason } from './use-verdict-reason';
import { refusalVerdict, verdictOf } from './verdict';

/** A ticket at check-in; staff admit it from here. */
export function CheckedTicket(props: { id: string; check: TicketCheck; door: Door }): ReactElement {
  const { id, check, door } = props;
  const { t } = useText('booking.check');
  const errorText = useErrorText();
  const reasonOf = useVerdictReason();
  const client = useQueryClient();
  const isAnonymous = useSession().status === 'anonymous';
  const { mutate, mutateAsync, data, error, isPending, reset } = useMutation({
    ...checkIn,
    // The ticket may have changed since it was loaded.
    onError: () => void client.invalidateQueries({ queryKey: ticketCheckKey }),
  });
  const verdict = verdictOf(check, door, { data, error });
  const failure = error && !refusalVerdict(error) ? error : null;
  const isStaff = check.view === 'staff';
  return (
    <Stack gap={5} align="stretch">
      <TicketVerdict kind={verdict.kind} reason={reasonOf(verdict, check)}>
        {check.ticket && <TicketName name={check.ticket.name_on_ticket} />}
      </TicketVerdict>
      {failure && <Alert tone="error">{errorText(failure)}</Alert>}
      {isStaff && verdict.kind === 'valid' && (
        <Button size="large" block icon={checkIcon} pending={isPending} onClick={() => mutate({ id, door })}>
          {t('check.in')}
        </Button>
      )}
      {isStaff && isDoorFault(verdict.kind) && (
        <AdmitDespiteFault
          fault={verdict.kind}
          reason={reasonOf(verdict, check)}
          onAdmit={(note) => mutateAsync({ id, door, note })}
        />
      )}
      {isStaff && (verdict.kind === 'admitted' || verdict.kind === 'used') && <UndoCheckIn id={id} onDone={reset} />}
      {check.ticket?.qr && <OwnCode qr={check.ticket.qr} name={check.ticket.name_on_ticket} />}
      {check.view === 'owner' && verdict.kind === 'valid' && <AddToWallet ticketId={id} />}
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
      {isStaff && check.others.length > 0 && check.event && (
        <OtherTickets tickets={check.others} eventId={check.event.id} door={door} />
      )}
    </Stack>
  );
}

function TicketName({ name }: { name: string }): ReactElement {
  const { t } = useText('booking.check');
  return (
    <p>
      {t('check.name')} <strong>{name}</strong>
    </p>
  );
}

import { api, isApiError } from '@arbora/api';
import { useSession } from '@arbora/auth';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, Disclosure, Stack, useErrorText } from '@arbora/ui';
import { mailIcon, ticketIcon } from '@arbora/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import type { Ticket } from '../reservations/reservations.queries';

function AgainButton(props: { id: string; ticketId?: string; children: ReactNode }): ReactElement {
  const { id, ticketId, children } = props;
  const { t } = useText('booking.again');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.post<{ recipient: string }>('/backend/reservation_mail', { id, ticket_id: ticketId }),
    onSuccess: ({ recipient }) => snackbar('success', t('sent', { email: recipient })),
    onError: (error) => snackbar('error', isApiError(error, 'request.limited') ? t('limited') : errorText(error)),
  });
  return (
    <Button
      size="small"
      variant="secondary"
      icon={ticketId ? ticketIcon : mailIcon}
      pending={isPending}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  );
}

/** Resends the mails of a reservation and of its tickets. */
export default function SendAgain({ id, tickets }: { id: string; tickets: readonly Ticket[] }): ReactElement {
  const { t } = useText('booking.again');
  const email = useSession().user?.email ?? '';
  return (
    <Disclosure summary={t('title')}>
      <Stack gap={4} align="start">
        <p>{t('hint')}</p>
        <AgainButton id={id}>{t('reservation', { email })}</AgainButton>
        {tickets
          .filter(({ custom_email }) => custom_email !== null && custom_email !== email)
          .map((ticket) => (
            <AgainButton key={ticket.id} id={id} ticketId={ticket.id}>
              {t('ticket', { name: ticket.name_on_ticket })} {t('ticketTo', { email: ticket.custom_email ?? '' })}
            </AgainButton>
          ))}
      </Stack>
    </Disclosure>
  );
}

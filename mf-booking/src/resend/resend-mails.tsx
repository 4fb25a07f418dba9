import { isApiError } from '@arbora/api';
import { useSession } from '@arbora/auth';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, Disclosure, Stack, useErrorText } from '@arbora/ui';
import { mailIcon, ticketIcon } from '@arbora/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import type { Ticket } from '../reservations/reservations.queries';
import { resendMail } from './resend-mail.mutation';

function ResendButton(props: { id: string; ticketId?: string; children: ReactNode }): ReactElement {
  const { id, ticketId, children } = props;
  const { t } = useText('booking.resend');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...resendMail,
    onSuccess: ({ recipient }) => snackbar('success', t('sent', { email: recipient })),
    onError: (error) => snackbar('error', isApiError(error, 'request.limited') ? t('limited') : errorText(error)),
  });
  return (
    <Button
      size="small"
      variant="secondary"
      icon={ticketId ? ticketIcon : mailIcon}
      pending={isPending}
      onClick={() => mutate({ id, ticketId })}
    >
      {children}
    </Button>
  );
}

/** Resends the mails of a reservation and of its tickets. */
export default function ResendMails({ id, tickets }: { id: string; tickets: readonly Ticket[] }): ReactElement {
  const { t } = useText('booking.resend');
  const email = useSession().user?.email ?? '';
  return (
    <Disclosure summary={t('title')}>
      <Stack gap={4} align="start">
        <p>{t('hint')}</p>
        <ResendButton id={id}>{t('reservation', { email })}</ResendButton>
        {tickets
          .filter(({ custom_email }) => custom_email !== null && custom_email !== email)
          .map((ticket) => (
            <ResendButton key={ticket.id} id={id} ticketId={ticket.id}>
              {t('ticket', { name: ticket.name_on_ticket })} {t('ticketTo', { email: ticket.custom_email ?? '' })}
            </ResendButton>
          ))}
      </Stack>
    </Disclosure>
  );
}

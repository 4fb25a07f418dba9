import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Alert, Button, ButtonLink, FormPage, Stack, useErrorText } from '@arbora/ui';
import { isUuid } from '@arbora/domain';
import type { ReactElement } from 'react';
import { leaveWaiting } from './waiting.queries';

function LeaveConfirmation({ id }: { id: string }): ReactElement {
  const { t } = useText('booking.reserve');
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useMutation(leaveWaiting);
  if (!data) {
    return (
      <Stack>
        <p>{t('waiting.leaveLead')}</p>
        {error && (
          <Alert tone="error" title={t('waiting.leaveFailed')}>
            {errorText(error)}
          </Alert>
        )}
        <Button size="large" block pending={isPending} onClick={() => mutate({ id })}>
          {t('waiting.leave')}
        </Button>
      </Stack>
    );
  }
  const to = data.event_id === null ? routes.publicBooking.href() : routes.publicEvent.href({ id: data.event_id });
  return (
    <Alert
      tone={data.event_id === null ? 'info' : 'success'}
      live
      title={t(data.event_id === null ? 'waiting.gone' : 'waiting.left')}
      actions={
        <ButtonLink size="small" variant="secondary" to={to}>
          {t(data.event_id === null ? 'waiting.events' : 'waiting.event')}
        </ButtonLink>
      }
    >
      {t(data.event_id === null ? 'waiting.goneHint' : 'waiting.leftHint')}
    </Alert>
  );
}

/** Leaves the waiting list by the link of a mail, after a click on the button: mail scanners open links. */
function LeaveWaitingPage(): ReactElement {
  const { t } = useText('booking.reserve');
  const { t: common } = useText('booking');
  const [search] = useSearchParams();
  const id = search.get('id')?.trim() ?? '';
  return (
    <FormPage title={common('waiting.title')}>
      {isUuid(id) ? (
        <LeaveConfirmation id={id} />
      ) : (
        <Alert tone="warning" title={t('waiting.badLink')}>
          {t('waiting.badLinkHint')}
        </Alert>
      )}
    </FormPage>
  );
}

export default definePage({ Component: LeaveWaitingPage });

import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Alert, Button, ButtonLink, FormPage, LoadingState } from '@arbora/ui';
import { isUuid } from '@arbora/domain';
import { useEffect, type ReactElement } from 'react';
import { leaveWaiting } from './waiting.queries';

function Leaving({ id }: { id: string }): ReactElement {
  const { t } = useText('booking.reserve');
  const { mutate, data, isError } = useMutation(leaveWaiting);
  // The click in the mail is the decision; a program that only fetches the link runs no script.
  useEffect(() => mutate({ id }), [id, mutate]);
  if (isError) {
    return (
      <Alert
        tone="error"
        title={t('waiting.leaveFailed')}
        actions={<Button onClick={() => mutate({ id })}>{t('waiting.again')}</Button>}
      />
    );
  }
  if (!data) return <LoadingState />;
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

/** Leaves the waiting list by the link of a mail. */
function LeaveWaitingPage(): ReactElement {
  const { t } = useText('booking.reserve');
  const { t: common } = useText('booking');
  const [search] = useSearchParams();
  const id = search.get('id')?.trim() ?? '';
  return (
    <FormPage title={common('waiting.title')}>
      {isUuid(id) ? (
        <Leaving id={id} />
      ) : (
        <Alert tone="warning" title={t('waiting.badLink')}>
          {t('waiting.badLinkHint')}
        </Alert>
      )}
    </FormPage>
  );
}

export default definePage({ Component: LeaveWaitingPage });

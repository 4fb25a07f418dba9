import { isApiError } from '@arbora/api';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { Alert, Button, useErrorText } from '@arbora/ui';
import type { ReactElement } from 'react';
import { bankApiQuery, fetchFromBank } from './bank-api.queries';

/** Pause between requests that the bank demands. */
const PAUSE_SECONDS = 30;

/** When movements were fetched from the bank, and the last problem; nothing where fetching is not configured. */
export function BankApi(): ReactElement | null {
  const { t, formats } = useText('manager.payments');
  const { data: state } = useQuery(bankApiQuery);
  const { mutateAsync, isPending } = useMutation(fetchFromBank);
  const errorText = useErrorText();
  if (!state) return null;
  const { succeeded_at, failed_at, failure } = state;
  const isFailing = failed_at !== null && (succeeded_at === null || failed_at > succeeded_at);

  async function fetchNow(): Promise<void> {
    try {
      const result = await mutateAsync();
      if ('failure' in result) {
        snackbar('error', t('bank.notFetched', { reason: t(`bank.failures.${result.failure}`) }));
      } else {
        snackbar('success', t('bank.done', { count: result.movements, number: formats.number(result.movements) }));
      }
    } catch (error) {
      const isTooSoon = isApiError(error, 'request.limited');
      const seconds = isTooSoon ? formats.number(error.retryAfter ?? PAUSE_SECONDS) : '';
      snackbar('error', isTooSoon ? t('bank.wait', { seconds }) : errorText(error));
    }
  }

  return (
    <Alert
      tone={isFailing ? 'warning' : 'info'}
      actions={
        <Button size="small" pending={isPending} onClick={() => void fetchNow()}>
          {t('bank.fetch')}
        </Button>
      }
    >
      <p>{succeeded_at === null ? t('bank.never') : t('bank.fetched', { at: formats.dateTime(succeeded_at) })}</p>
      {failed_at !== null && failure !== null && (
        <p>{t('bank.problem', { at: formats.dateTime(failed_at), reason: t(`bank.failures.${failure}`) })}</p>
      )}
    </Alert>
  );
}

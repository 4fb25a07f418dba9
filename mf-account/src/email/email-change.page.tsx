import { isApiError } from '@arbora/api';
import type { EmailChangeOutcome } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Alert, Button, FormPage, Outcome, Stack, TextLink, useErrorText } from '@arbora/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { answerEmailChange } from './answer-email-change.mutation';

const LINK_PARAM = 'ref';
const TONES = { waiting: 'info', changed: 'success', refused: 'warning', expired: 'error' } as const;

/** Confirms or refuses a change of e-mail address; opened by a link in a mail. */
function EmailChange(): ReactElement {
  const { t: account } = useText('account');
  const { t } = useText('account.email');
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const [link] = useState(() => search.get(LINK_PARAM));
  const [outcome, setOutcome] = useState<EmailChangeOutcome | 'expired' | null>(link === null ? 'expired' : null);
  const { mutateAsync, isPending, error } = useMutation(answerEmailChange);

  useEffect(() => {
    // Removes the secret from the URL, so that it is neither in the history nor in later requests.
    if (search.has(LINK_PARAM)) setSearch({}, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);

  async function send(answer: 'confirm' | 'refuse'): Promise<void> {
    try {
      setOutcome((await mutateAsync({ ref: link ?? '', answer })).outcome);
    } catch (failure) {
      // Other errors are shown by `error`.
      if (isApiError(failure, 'auth.link_expired')) setOutcome('expired');
    }
  }
  return (
    <FormPage
      title={account('email.title')}
      lead={outcome === null ? t('lead') : undefined}
      footer={<TextLink to={routes.accountSecurity.href()}>{t('account')}</TextLink>}
    >
      {outcome === null ? (
        <Stack align="stretch">
          {error && <Alert tone="error">{errorText(error)}</Alert>}
          <Button size="large" block pending={isPending} onClick={() => void send('confirm')}>
            {t('confirm')}
          </Button>
          <Button size="large" block variant="secondary" pending={isPending} onClick={() => void send('refuse')}>
            {t('refuse')}
          </Button>
        </Stack>
      ) : (
        <Outcome>
          <Alert tone={TONES[outcome]} title={t(outcome)}>
            {t(`${outcome}Text`)}
          </Alert>
        </Outcome>
      )}
    </FormPage>
  );
}

export default definePage({ Component: EmailChange });

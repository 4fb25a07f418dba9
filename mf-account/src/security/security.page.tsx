import { getSession, useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { FormPage, QueryView, Skeleton, Stack, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { OneTimeCodes } from './one-time-codes';
import { RecoveryCodes } from './recovery-codes';
import { securityQuery } from './security.queries';

function Security(): ReactElement | null {
  const { t } = useText('account');
  const { user } = useSession();
  return (
    user && (
      <FormPage
        title={t('security.title')}
        lead={t('security.lead')}
        footer={<TextLink to={routes.account.href()}>{t('security.back')}</TextLink>}
      >
        <SecurityOf key={user.id} personId={user.id} />
      </FormPage>
    )
  );
}

function SecurityOf({ personId }: { personId: string }): ReactElement {
  const query = useQuery(securityQuery(personId));
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" count={2} />}>
      {(security) => (
        <Stack gap={5} align="stretch">
          <OneTimeCodes security={security} />
          {security.has_one_time_code && <RecoveryCodes left={security.recovery_codes_left} />}
        </Stack>
      )}
    </QueryView>
  );
}

export default definePage({
  queries: () => {
    const { user } = getSession();
    return user ? [securityQuery(user.id)] : [];
  },
  Component: Security,
});

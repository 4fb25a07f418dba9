import { getSession, useSession } from '@arbora/auth';
import type { AccountSecurity } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { FormPage, QueryView, Skeleton, Stack, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { EmailAddress } from './email-address';
import { OneTimeCodes } from './one-time-codes';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import { securityQuery } from './security.queries';
import { StaffFactor } from './staff-factor';

function Security(): ReactElement | null {
  const { t } = useText('account.security');
  const { t: account } = useText('account');
  const { user } = useSession();
  return (
    user && (
      <FormPage
        title={account('security.title')}
        lead={t('lead')}
        footer={<TextLink to={routes.account.href()}>{t('back')}</TextLink>}
      >
        <SecurityOf key={user.id} personId={user.id} email={user.email} />
      </FormPage>
    )
  );
}

function SecurityOf({ personId, email }: { personId: string; email: string }): ReactElement {
  const query = useQuery(securityQuery(personId));
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" count={2} />}>
      {(security) => (
        <Stack gap={5} align="stretch">
          <StaffFactor isSet={hasFactor(security)} />
          <Passkeys security={security} />
          <OneTimeCodes security={security} />
          {hasFactor(security) && <RecoveryCodes security={security} />}
          <EmailAddress email={email} change={security.email_change} />
        </Stack>
      )}
    </QueryView>
  );
}

const hasFactor = (security: AccountSecurity): boolean => security.has_one_time_code || security.passkeys.length > 0;

export default definePage({
  queries: () => {
    const { user } = getSession();
    return user ? [securityQuery(user.id)] : [];
  },
  Component: Security,
});

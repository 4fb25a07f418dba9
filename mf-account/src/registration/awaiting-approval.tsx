import { useText } from '@arbora/i18n';
import { usePageTitle } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, Outcome, PageHeader, Tree } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Shown after registration: the account awaits approval by the nursery. */
export function AwaitingApproval({ email }: { email: string }): ReactElement {
  const { t } = useText('account');
  const title = t('awaiting.title');
  usePageTitle(title);
  return (
    <Outcome>
      <PageHeader
        title={title}
        lead={t('awaiting.lead', { email })}
        actions={
          <>
            <ButtonLink to={routes.publicBooking.href()}>{t('awaiting.events')}</ButtonLink>
            <ButtonLink variant="secondary" to={routes.home.href()}>
              {t('awaiting.home')}
            </ButtonLink>
          </>
        }
        illustration={<Tree habit="young" />}
      />
    </Outcome>
  );
}

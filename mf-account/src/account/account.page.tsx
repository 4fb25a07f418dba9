import { getSession, useSession, type SessionUser } from '@arbora/auth';
import { on } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useQuery, useQueryClient } from '@arbora/query';
import { definePage, Slot } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, Card, QueryView, Skeleton, Stack, TwoColumnPage } from '@arbora/ui';
import { logoutIcon } from '@arbora/ui/icons';
import { useEffect, type ReactElement } from 'react';
import { ChangePassword } from '../password/change-password';
import { PersonalData } from '../personal-data/personal-data';
import { OwnProfile } from '../profile/own-profile';
import { profileQuery } from '../profile/profile.queries';
import { Sessions } from '../sessions/sessions';
import css from './account.module.css';

function Account(): ReactElement | null {
  const { user } = useSession();
  // The route requires a login, but the session may end while the page is on screen.
  return user && <AccountOf key={user.id} user={user} />;
}

function AccountOf({ user }: { user: SessionUser }): ReactElement {
  const { t } = useText('account');
  const profile = useQuery(profileQuery(user.id));
  useFreshProfile(user.id);
  const name = profile.data?.name ?? user.profile?.name;
  return (
    <TwoColumnPage
      eyebrow={t('account.title')}
      title={t('account.greeting')}
      lead={name ? t('account.signedInAs', { name, email: user.email }) : user.email}
      actions={
        <ButtonLink variant="secondary" size="small" icon={logoutIcon} to={routes.logout.href()}>
          {t('account.logout')}
        </ButtonLink>
      }
      intro={
        <Stack gap={7} align="stretch">
          <div className={css.reservations}>
            <Slot name="next-reservations" />
          </div>
          <div className={css.shop}>
            <Slot name="own-shop" />
          </div>
        </Stack>
      }
      aside={
        <Stack gap={5} align="stretch">
          <ChangePassword email={user.email} />
          <Card
            title={t('security.title')}
            headingLevel={2}
            footer={
              <ButtonLink variant="secondary" size="small" to={routes.accountSecurity.href()}>
                {t('security.open')}
              </ButtonLink>
            }
          >
            {t('security.account')}
          </Card>
          <Card
            title={t('newsletters.title')}
            headingLevel={2}
            footer={
              <ButtonLink variant="secondary" size="small" to={routes.subscriptions.href()}>
                {t('newsletters.open')}
              </ButtonLink>
            }
          >
            {t('newsletters.account')}
          </Card>
        </Stack>
      }
    >
      <Stack gap={7} align="stretch">
        <QueryView query={profile} skeleton={<Skeleton shape="card" count={3} />}>
          {(data) => <OwnProfile profile={data} />}
        </QueryView>
        <Sessions personId={user.id} />
        <PersonalData email={user.email} />
      </Stack>
    </TwoColumnPage>
  );
}

/** Refetches the profile after a change here or in another tab. */
function useFreshProfile(id: string): void {
  const client = useQueryClient();
  useEffect(
    () => on('profile:changed', () => void client.invalidateQueries({ queryKey: profileQuery(id).queryKey })),
    [client, id],
  );
}

export default definePage({
  queries: () => {
    const { user } = getSession();
    return user ? [profileQuery(user.id)] : [];
  },
  Component: Account,
});

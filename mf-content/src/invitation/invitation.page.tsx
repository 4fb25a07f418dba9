import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, Card, LoadingState, QueryView } from '@arbora/ui';
import { calendarIcon, personIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { pageTextQuery } from '../text-page/page-text.query';
import { PageTextView } from '../text-page/text-page';
import { invitedQuery } from './invited.query';

function Invitation({ email }: { email: string }): ReactElement {
  const { t } = useText('content.invitation');
  return (
    <Card title={t('forInvited')} headingLevel={2} tone="deep">
      <p>{t('forInvitedText', { email })}</p>
      <div>
        <ButtonLink to={routes.publicBooking.href()} icon={calendarIcon} variant="inverse">
          {t('choose')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function NotLoggedIn(): ReactElement {
  const { t } = useText('content.invitation');
  return (
    <Card title={t('loginTitle')} headingLevel={2} tone="tinted">
      <p>{t('loginText')}</p>
      <div>
        <ButtonLink to={routes.login.href({ return: routes.invitation.href() })} icon={personIcon}>
          {t('login')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function NotInvited({ email }: { email: string }): ReactElement {
  const { t } = useText('content.invitation');
  return (
    <Card title={t('otherTitle')} headingLevel={2} tone="tinted">
      <p>{t('otherText', { email })}</p>
      <div>
        <ButtonLink to={routes.publicBooking.href()} icon={calendarIcon}>
          {t('events')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The invitation with its programme for invited guests (spec §6); a plain page for others. */
function InvitationPage(): ReactElement {
  const { t } = useText('content.invitation');
  const { status, user } = useSession();
  const invited = useQuery(invitedQuery(user?.id));
  const checking = <LoadingState label={t('checking')} />;
  if (status === 'restoring') return <PageTextView page="trendy2024" instead={checking} />;
  if (status === 'anonymous') return <PageTextView page="trendy2024" instead={<NotLoggedIn />} />;
  if (invited.data) return <PageTextView page="trendy2024" above={<Invitation email={user.email} />} />;
  const otherwise = <QueryView query={invited}>{() => <NotInvited email={user.email} />}</QueryView>;
  return <PageTextView page="trendy2024" instead={otherwise} />;
}

export default definePage({
  queries: ({ locale }) => [pageTextQuery(locale, 'trendy2024')],
  Component: InvitationPage,
});

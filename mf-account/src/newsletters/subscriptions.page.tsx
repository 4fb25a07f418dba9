import { getSession, useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { Alert, EmptyState, FormPage, Leaf, QueryView, Skeleton, Stack } from '@arbora/ui';
import { checkIcon, leafIcon, mailIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { ReasonsPanel } from '../panel/reasons-panel';
import { newslettersQuery, type Newsletter } from './newsletters.query';
import { OwnNewsletters } from './own-newsletters';
import { SubscribeForm } from './subscribe-form';
import { subscriberQuery } from './subscriber.query';

function Subscriptions(): ReactElement {
  const { t } = useText('account');
  const newsletters = useQuery(newslettersQuery);
  return (
    <FormPage
      title={t('newsletters.title')}
      lead={t('newsletters.lead')}
      aside={
        <ReasonsPanel
          title={t('newsletters.how')}
          reasons={[
            { icon: checkIcon, text: t('newsletters.howChoose') },
            { icon: mailIcon, text: t('newsletters.howConfirm') },
            { icon: leafIcon, text: t('newsletters.howLeave') },
          ]}
        />
      }
    >
      <QueryView
        query={newsletters}
        skeleton={<Skeleton shape="card" count={2} />}
        empty={<EmptyState title={t('newsletters.noneOffered')} illustration={<Leaf />} />}
      >
        {(offered) => <Chosen offered={offered} />}
      </QueryView>
    </FormPage>
  );
}

/** The newsletters of a visitor from a mail, of the logged-in person, or the form for anonymous visitors. */
function Chosen({ offered }: { offered: readonly Newsletter[] }): ReactElement {
  const { t } = useText('account');
  const { user } = useSession();
  const [search] = useSearchParams();
  const id = search.get('id');
  const confirmed = search.get('confirmed');
  const subscriberKey = id ? { id } : user && { account_id: user.id };
  return (
    <Stack gap={5} align="stretch">
      {confirmed === 'expired' && (
        <Alert tone="warning" title={t('newsletters.expired')} live>
          {t('newsletters.expiredHint')}
        </Alert>
      )}
      {subscriberKey ? (
        <OwnNewsletters
          key={Object.values(subscriberKey).join()}
          subscriberKey={subscriberKey}
          offered={offered}
          isConfirmed={confirmed === 'yes'}
        />
      ) : (
        <SubscribeForm offered={offered} />
      )}
    </Stack>
  );
}

export default definePage({
  // A mailed link is a secret of its reader: it is neither prefetched on the server nor part of a cached page.
  queries: ({ search }) => {
    const { user } = getSession();
    return [newslettersQuery, ...(user && !search.has('id') ? [subscriberQuery({ account_id: user.id })] : [])];
  },
  Component: Subscriptions,
});

import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { FormPage, LoadingState, QueryView, Skeleton, Stack } from '@arbora/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { CheckedTicket } from './checked-ticket';
import { ticketCheckQuery } from './ticket-check.queries';

// Most who open the page come by a code and need no form; its code is as heavy as the rest.
const TicketLookup = lazy(() => import('./ticket-lookup'));

function CheckLoading(): ReactElement {
  return (
    <Stack gap={5} align="stretch">
      <Skeleton shape="card" />
      <div>
        <Skeleton count={5} />
      </div>
    </Stack>
  );
}

function TicketCheckPage(): ReactElement {
  const { t } = useText('booking');
  const [search] = useSearchParams();
  const { user, status } = useSession();
  const viewer = user?.id ?? null;
  const id = search.get('id')?.trim().toLowerCase();
  const query = useQuery({ ...ticketCheckQuery(id ?? '', viewer), enabled: Boolean(id) && status !== 'restoring' });
  const isStaff = user !== null && (user.isAdmin || user.acl.includes('sales'));
  return (
    <FormPage title={id && !query.isLoadingError ? undefined : t('check.title')}>
      {id && (
        <QueryView query={query} skeleton={<CheckLoading />}>
          {(check) => <CheckedTicket key={`${id}/${viewer}`} id={id} check={check} />}
        </QueryView>
      )}
      {(!id || isStaff) && (
        <Suspense fallback={<LoadingState />}>
          <TicketLookup canScan={isStaff} />
        </Suspense>
      )}
    </FormPage>
  );
}

// No queries ahead: what the answer shows depends on who looks, which is known only in the browser.
export default definePage({ Component: TicketCheckPage });

import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { FormPage, LoadingState, QueryView, Skeleton } from '@arbora/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { CheckedTicket } from './checked-ticket';
import { ticketCheckQuery } from './ticket-check.queries';

// Most who open the page come by a code and need no form; its code is as heavy as the rest.
const TicketLookup = lazy(() => import('./ticket-lookup'));

function Check({ id }: { id: string }): ReactElement {
  const session = useSession();
  const viewer = session.user?.id ?? null;
  const query = useQuery({ ...ticketCheckQuery(id, viewer), enabled: session.status !== 'restoring' });
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" count={2} />}>
      {(check) => <CheckedTicket key={`${id}/${viewer}`} id={id} check={check} />}
    </QueryView>
  );
}

function TicketCheckPage(): ReactElement {
  const { t } = useText('booking');
  const [search] = useSearchParams();
  const { user } = useSession();
  const id = search.get('id')?.trim().toLowerCase();
  const isStaff = user !== null && (user.isAdmin || user.acl.includes('sales'));
  return (
    <FormPage title={id ? undefined : t('check.title')}>
      {id && <Check id={id} />}
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

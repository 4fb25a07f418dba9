import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { ButtonLink, FormPage, LoadingState, QueryView, Skeleton, Stack } from '@arbora/ui';
import { arrowLeftIcon } from '@arbora/ui/icons';
import { lazy, Suspense, type ReactElement } from 'react';
import { LazyCheckInScreen } from '../check-in/lazy-check-in-screen';
import { useOfflineCopy } from '../offline/use-offline-copy';
import { CheckedTicket } from './checked-ticket';
import { DoorChoice } from './door-choice';
import { ticketCheckQuery } from './ticket-check.queries';
import { DOOR_PARAM, doorParam } from './door-param';
import { useDoor } from './use-door';

// Most visitors arrive by QR code and need no form, whose code is as large as the rest.
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
  const { t: tCheck } = useText('booking.check');
  const [search] = useSearchParams();
  const { user, status } = useSession();
  const viewer = user?.id ?? null;
  const id = search.get('id')?.trim().toLowerCase();
  const query = useQuery({ ...ticketCheckQuery(id ?? '', viewer), enabled: Boolean(id) && status !== 'restoring' });
  const isStaff = user !== null && (user.isAdmin || user.acl.includes('sales'));
  const { door, choose, slots } = useDoor({ isStaff });
  const isOwner = query.data?.view === 'owner';
  // The check-in screen stores itself.
  useOfflineCopy(viewer !== null && isOwner);
  return (
    <FormPage title={id && !query.isLoadingError ? undefined : t('check.title')}>
      {isStaff && <DoorChoice door={door} slots={slots ?? []} onChoose={choose} />}
      {id && (
        <QueryView query={query} skeleton={<CheckLoading />}>
          {(check) => <CheckedTicket key={`${id}/${viewer}/${doorParam(door)}`} id={id} check={check} door={door} />}
        </QueryView>
      )}
      {viewer && isStaff && !id && <LazyCheckInScreen key={viewer} owner={viewer} door={door} />}
      {isStaff && id && (
        <ButtonLink
          variant="secondary"
          icon={arrowLeftIcon}
          to={routes.ticketCheck.href({ [DOOR_PARAM]: doorParam(door) })}
        >
          {tCheck('check.toDoor')}
        </ButtonLink>
      )}
      {(id || !isStaff) && (
        <Suspense fallback={<LoadingState />}>
          <TicketLookup />
        </Suspense>
      )}
    </FormPage>
  );
}

// Not prefetched: the response depends on the session, which exists only in the browser.
export default definePage({ Component: TicketCheckPage });

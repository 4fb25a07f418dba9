import { routes } from '@arbora/routes';
import { MarkedPerson, defineSection } from '@arbora/office';
import { EVENTS, eventLabel } from './audit-labels';
import { personFilter, sinceFilter } from './log-filters';

const ROWS_PER_PAGE = 50;

/** Logins, failed logins, and changes of accounts and rights; for admins. */
export const signIns = defineSection({
  name: 'sign-ins',
  resource: 'auth_events',
  service: 'at-rest',
  select: 'id,at,event,person_id,actor_email,actor_state,email,person_state,address,user_agent,details',
  texts: 'manager.audit',
  title: 'signIns.title',
  lead: 'signIns.lead',
  route: routes.managerAudit,
  pageSize: ROWS_PER_PAGE,
  order: ['-id'],
  nameOf: ({ event }, { t }) => eventLabel(event, t),
  emptyState: { title: 'signIns.none' },
  columns: [
    { key: 'event', title: 'signIn.event' },
    {
      key: 'email',
      title: 'signIn.email',
      cell: ({ email, person_state }) => <MarkedPerson name={email} state={person_state} />,
    },
    {
      key: 'actor_email',
      title: 'signIn.actor',
      cell: ({ actor_email, actor_state }) => (
        <MarkedPerson name={actor_state !== 'erased' && actor_email} state={actor_state} />
      ),
    },
    { key: 'address', title: 'signIn.address' },
    { key: 'at', title: 'change.at', kind: 'moment' },
    { key: 'user_agent', title: 'signIn.browser', hidden: true },
    {
      key: 'details',
      title: 'signIn.details',
      hidden: true,
      cell: ({ details }) => details && JSON.stringify(details),
      exported: ({ details }) => details && JSON.stringify(details),
    },
  ],
  search: { label: 'signIns.search', by: ['email', 'address'] },
  filters: [
    {
      name: 'event',
      label: 'signIn.event',
      all: 'signIns.all',
      values: EVENTS,
      valueLabel: (value, { t }) => eventLabel(value, t),
      apply: (query, value) => query.eq('event', value),
    },
    sinceFilter,
    personFilter,
  ],
});

import { COUNTRIES, PAGE_SIZE, ROLE, type Country } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { checkIcon, closeIcon } from '@arbora/ui/icons';
import { PersonMark, undoIcon, withWords, defineSection } from '@arbora/office';
import { ApproveDialog } from './approve-dialog';
import { DissolvedBadge } from './dissolved-badge';
import { DecisionBadge, REGISTRATION, RegistrationDetail, type Registration } from './registration-detail';
import { RejectDialog } from './reject-dialog';
import { undoDecisions } from './undo-decisions';

const isUndecided = ({ registration_decision }: Registration): boolean => registration_decision === null;

/** Registrations that await approval, oldest first; for admins. A decision can be undone until it takes effect. */
export const registrations = defineSection({
  name: 'registrations',
  resource: 'user_profile',
  service: 'at-rest',
  select: REGISTRATION,
  texts: 'manager.registrations',
  title: 'registrations.title',
  lead: 'registrations.lead',
  route: routes.managerRegistrations,
  pageSize: PAGE_SIZE.registrations,
  order: ['created_at'],
  base: (query) => query.or(`roles->>0.eq.${ROLE.registration}`, { referencedTable: 'auth_person' }),
  nameOf: ({ name, email }) => name ?? email,
  emptyState: { title: 'registrations.none', text: 'registrations.noneText' },
  columns: [
    {
      key: 'name',
      title: 'registration.person',
      sort: true,
      cell: ({ state, registration_decision: decision }) => (
        <>
          <PersonMark state={state} />
          {decision && <DecisionBadge isApproved={decision.is_approved} />}
        </>
      ),
    },
    { key: 'email', title: 'registration.email', sort: true },
    {
      key: 'company',
      title: 'registration.company',
      sort: true,
      cell: ({ company, ico, country }) => (
        <>
          {company} <DissolvedBadge ico={ico} country={country} />
        </>
      ),
      exported: ({ company }) => company,
    },
    { key: 'ico', title: 'registration.ico' },
    { key: 'phone', title: 'registration.phone', hidden: true },
    {
      key: 'country',
      title: 'registration.country',
      cell: ({ country }, { ui }) => country && ui(`country.${country}`),
    },
    { key: 'city', title: 'registration.city', hidden: true },
    { key: 'created_at', title: 'registration.created', kind: 'moment', sort: true },
  ],
  search: { label: 'registrations.search', by: withWords },
  filters: [
    {
      name: 'country',
      label: 'registration.country',
      all: 'registrations.all',
      values: COUNTRIES,
      valueLabel: (value, { ui }) => ui(`country.${value as Country}`),
      apply: (query, value) => query.eq('country', value as Country),
    },
  ],
  detail: (registration) => <RegistrationDetail registration={registration} />,
  actions: [
    {
      name: 'approve',
      label: 'registration.approve',
      icon: checkIcon,
      appliesTo: isUndecided,
      dialog: (given) => <ApproveDialog {...given} />,
    },
    {
      name: 'reject',
      label: 'registration.reject',
      icon: closeIcon,
      appliesTo: isUndecided,
      tone: 'danger',
      dialog: (given) => <RejectDialog {...given} />,
    },
    {
      name: 'undo',
      label: 'decision.undo',
      icon: undoIcon,
      appliesTo: (registration) => !isUndecided(registration),
      run: undoDecisions,
      done: 'decision.undone',
    },
  ],
  // The dashboard tile.
  invalidates: [['auth_person']],
});

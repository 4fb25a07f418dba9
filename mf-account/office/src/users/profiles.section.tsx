import { getSession } from '@arbora/auth';
import { ACL, COUNTRIES, isNameLongEnough, LOCALES, PAGE_SIZE, ROLE, type Country } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { checkIcon, closeIcon, logoutIcon, trashIcon } from '@arbora/ui/icons';
import {
  PersonMark,
  withWords,
  multiSelectField,
  selectField,
  onlyNew,
  textField,
  defineSection,
  formWith,
  type SectionRow,
} from '@arbora/office';
import { forEachPerson, savePerson, type PersonValues } from './person-api';
import { PersonDetail, PROFILE, type Profile } from './person-detail';
import { appsField, loginField, passwordField } from './person-fields';

const ROLES = [ROLE.customer, ROLE.manager, ROLE.admin, ROLE.jobs, ROLE.registration] as const;
const KINDS = ['staff', 'blocked'] as const;
const isOther = ({ id }: Pick<Profile, 'id'>): boolean => id !== getSession().user?.id;
const idOf = (row: SectionRow | null): Pick<Profile, 'id'> | null => row && { id: String(row.id) };

/** All accounts with their rights; for admins. */
export const profiles = defineSection({
  name: 'profiles',
  resource: 'user_profile',
  service: 'at-rest',
  alsoWrites: ['auth_person'],
  select: PROFILE,
  texts: 'manager.users',
  title: 'profiles.title',
  lead: 'profiles.lead',
  route: routes.managerProfiles,
  pageSize: PAGE_SIZE.profiles,
  order: ['-created_at'],
  nameOf: ({ name, email, state }, { common }) => (state === 'erased' ? common('person.nameless') : (name ?? email)),
  emptyState: { title: 'profiles.none' },
  columns: [
    {
      key: 'name',
      title: 'person.name',
      sort: true,
      cell: ({ state, roles }, { t }) => (
        <>
          <PersonMark state={state} />
          {roles.includes(ROLE.registration) && <Badge tone="warning">{t('person.waiting')}</Badge>}
        </>
      ),
    },
    {
      key: 'email',
      title: 'person.email',
      sort: true,
      cell: ({ email, state }) => state !== 'erased' && email,
      exported: ({ email, state }) => (state === 'erased' ? null : email),
    },
    {
      key: 'acl',
      title: 'person.rights',
      cell: ({ acl }, { t }) => (acl ?? []).map((right) => t(`acl.${right}`)).join(', '),
      exported: ({ acl }) => (acl ?? []).join(' '),
    },
    {
      key: 'roles',
      title: 'person.roles',
      hidden: true,
      cell: ({ roles }, { t }) => roles.map((role) => t(`role.${role as (typeof ROLES)[number]}`)).join(', '),
      exported: ({ roles }) => roles.join(' '),
    },
    { key: 'company', title: 'person.company', sort: true },
    { key: 'ico', title: 'person.ico', hidden: true },
    { key: 'phone', title: 'person.phone', hidden: true },
    {
      key: 'country',
      title: 'person.country',
      hidden: true,
      cell: ({ country }, { ui }) => country && ui(`country.${country}`),
    },
    { key: 'created_at', title: 'person.created', kind: 'date', sort: true },
  ],
  search: { label: 'profiles.search', by: withWords },
  filters: [
    {
      name: 'kind',
      label: 'profiles.kind',
      all: 'profiles.all',
      values: KINDS,
      valueLabel: (value, { t }) => t(`profiles.${value as (typeof KINDS)[number]}`),
      apply: (query, value) =>
        value === 'staff'
          ? query.not('acl', 'is', null)
          : query.or('is_blocked.is.true', { referencedTable: 'auth_person' }),
    },
    {
      name: 'country',
      label: 'person.country',
      all: 'profiles.everywhere',
      values: COUNTRIES,
      valueLabel: (value, { ui }) => ui(`country.${value as Country}`),
      apply: (query, value) => query.eq('country', value as Country),
    },
  ],
  detail: (row) => <PersonDetail person={row} />,
  actions: [
    {
      name: 'block',
      label: 'person.block',
      icon: closeIcon,
      tone: 'danger',
      appliesTo: (row) => !row.is_blocked && isOther(row),
      run: (people: readonly Profile[]) => forEachPerson('block', people),
      undo: (people: readonly Profile[]) => forEachPerson('unblock', people),
      done: 'person.blockedDone',
    },
    {
      name: 'unblock',
      label: 'person.unblock',
      icon: checkIcon,
      appliesTo: ({ state }) => state === 'blocked',
      run: (people: readonly Profile[]) => forEachPerson('unblock', people),
      undo: (people: readonly Profile[]) => forEachPerson('block', people),
      done: 'person.unblockedDone',
    },
    {
      name: 'endSessions',
      label: 'person.endSessions',
      icon: logoutIcon,
      run: (people: readonly Profile[]) => forEachPerson('end_sessions', people),
      done: 'person.sessionsEnded',
    },
    {
      name: 'delete',
      label: 'person.remove',
      icon: trashIcon,
      tone: 'danger',
      appliesTo: isOther,
      ask: { title: 'person.removeTitle', text: 'person.removeText' },
      run: (people: readonly Profile[]) => forEachPerson('delete', people),
      done: 'person.removed',
    },
  ],
  form: formWith((values: Partial<PersonValues>, row) => savePerson(values, idOf(row)), {
    create: 'profiles.new',
    fields: [
      [onlyNew(loginField({ label: 'person.email' })), onlyNew(passwordField({ label: 'person.password' }))],
      textField('name', { label: 'person.name', max: 200 }),
      multiSelectField('acl', {
        label: 'person.acl',
        hint: 'person.aclHint',
        values: ACL,
        valueLabel: (value, { t }) => t(`acl.${value}`),
      }),
      [
        multiSelectField('roles', {
          label: 'person.roles',
          hint: 'person.rolesHint',
          values: ROLES,
          valueLabel: (value, { t }) => t(`role.${value}`),
          required: true,
          initial: [ROLE.customer],
        }),
        appsField({ label: 'person.apps', hint: 'person.appsHint' }),
      ],
      [
        onlyNew(
          selectField('locale', {
            label: 'person.locale',
            values: LOCALES,
            valueLabel: (value, { ui }) => ui(`locale.${value}`),
            required: true,
            initial: 'cs',
          }),
        ),
        onlyNew(
          selectField('country', {
            label: 'person.country',
            values: COUNTRIES,
            valueLabel: (value, { ui }) => ui(`country.${value}`),
          }),
        ),
      ],
    ],
    check: ({ name }) =>
      typeof name === 'string' && name.trim() !== '' && !isNameLongEnough(name.trim()) ? { name: 'name_short' } : {},
  }),
});

import { STAMP } from './stamp';

export const account = {
  resources: {
    user_profile: {
      columns: [
        'id', 'email', 'nickname', 'name', 'phone', 'ico', 'dic', 'company', 'street', 'city', 'zip', 'company_type',
        'country', 'region', 'acl', 'basket', 'basket_version', 'locale', 'created_at', 'search', ...STAMP,
      ], // oxfmt-ignore
      totals: [{ view: 'user_profile_totals', columns: ['country'] }],
      search: { by: 'found_profiles', columns: ['search'] },
      types: { company_type: 'CompanyType', country: 'Country', acl: 'Acl[]', basket: 'Basket', locale: 'Locale' },
      about: {
        acl: 'Null for non-staff accounts.',
        basket_version:
          'Incremented on each save of the basket; a save with an outdated version, such as from another tab, is refused (`shop.basket_stale`).',
        search: 'Name, company, e-mail and company id, in lower case without accents.',
        region: 'Region of the company: a key of `REGION_BRANCH`.',
      },
    },
    saved_view: {
      columns: ['id', 'profile_id', 'section', 'name', 'params', 'row_height', 'is_default', 'created_at'],
      types: { row_height: "'compact' | 'comfortable'" },
      about: { params: 'URL search parameters of the list.' },
    },
    up_nicknames: {
      columns: ['id', 'nickname'],
      nullable: ['id'],
      about: { id: 'Null except for the caller and for people with a rating or a visible comment.' },
    },
  },
};

/** Account resources of `/api/at-rest`. */
export const person = {
  resources: {
    auth_person: {
      columns: ['id', 'email', 'roles', 'allowed_apps', 'prefs', 'is_blocked', 'state', 'created_at', ...STAMP],
      types: {
        state: 'PersonState',
        roles: 'AuthRole[]',
        prefs: 'RegistrationPrefs',
      },
    },
    user_profile: account.resources.user_profile,
    registration_decision: {
      columns: ['person_id', 'is_approved', 'reason', 'note', 'decided_by', 'decided_at', 'due_at'],
      types: { reason: 'RejectionReason' },
      about: { due_at: 'Time at which the decision takes effect; until then it can be undone.' },
    },
    auth_events: {
      columns: [
        'id', 'at', 'event', 'person_id', 'actor_id', 'actor_email', 'actor_state', 'email', 'person_state', 'address',
        'user_agent', 'request_id', 'details',
      ], // oxfmt-ignore
      nullable: [
        'person_id', 'actor_id', 'actor_email', 'actor_state', 'email', 'person_state', 'address', 'user_agent', 'request_id', 'details',
      ], // oxfmt-ignore
      types: { actor_state: 'PersonState', person_state: 'PersonState', details: 'Record<string, unknown>' },
      about: {
        event: 'Type of event, such as `login`, `login_failed` or `roles_changed`.',
        actor_id: 'Person who performed the action, if other than `person_id`.',
      },
    },
  },
};

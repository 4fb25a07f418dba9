export const account = {
  resources: {
    user_profile: {
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
      types: { row_height: "'compact' | 'comfortable'" },
      about: { params: 'URL search parameters of the list.' },
    },
    up_nicknames: {
      nullable: ['id'],
      notNull: ['nickname'],
      about: { id: 'Null except for the caller and for people with a rating or a visible comment.' },
    },
  },
};

/** Account resources of `/api/at-rest`. */
export const person = {
  resources: {
    auth_person: {
      types: {
        state: 'PersonState',
        roles: 'AuthRole[]',
        prefs: 'RegistrationPrefs',
      },
    },
    user_profile: account.resources.user_profile,
    registration_decision: {
      types: { reason: 'RejectionReason' },
      about: { due_at: 'Time at which the decision takes effect; until then it can be undone.' },
    },
    auth_events: {
      nullable: ['actor_email', 'address'],
      types: { actor_state: 'PersonState', person_state: 'PersonState', details: 'Record<string, unknown>' },
      about: {
        event: 'Type of event, such as `login`, `login_failed` or `roles_changed`.',
        actor_id: 'Person who performed the action, if other than `person_id`.',
      },
    },
  },
};

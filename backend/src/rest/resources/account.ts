import { manyToOne } from '../declaration';

export const account = {
  resources: {
    user_profile: {
      columns: [
        'id', 'email', 'nickname', 'name', 'phone', 'ico', 'dic', 'company', 'street', 'city', 'zip', 'company_type',
        'country', 'region', 'acl', 'basket', 'basket_version', 'locale', 'created_at',
      ], // prettier-ignore
    },
    up_nicknames: { columns: ['id', 'nickname'] },
  },
};

/** What only `/api/at-rest` shows. */
export const person = {
  resources: {
    auth_person: {
      columns: ['id', 'email', 'roles', 'allowed_apps', 'prefs', 'is_blocked', 'created_at'],
    },
    user_profile: account.resources.user_profile,
    auth_events: {
      columns: [
        'id', 'at', 'event', 'person_id', 'actor_id', 'actor_email', 'email', 'address', 'user_agent', 'request_id',
        'details',
      ], // prettier-ignore
    },
  },
  relations: [manyToOne('user_profile', 'id', 'auth_person', { oneToOne: true })],
};

import { api } from '@arbora/api';
import type { Acl, AuthPerson, AuthRole, Country, Locale } from '@arbora/domain';

/** Account values that an admin edits. */
export interface PersonValues {
  email: string;
  password: string;
  name: string | null;
  roles: AuthRole[];
  allowed_apps: string[];
  acl: Acl[];
  locale: Locale;
  country: Country | null;
}
interface Person {
  id: string;
}

/** Creates an account, or updates its name and rights. @throws ApiError auth.user_exists, auth.own_account, auth.last_admin */
export async function savePerson(values: Partial<PersonValues>, person: Person | null): Promise<string> {
  const { locale, country, name, ...rest } = values;
  // A cleared name is sent empty: the service ignores missing keys.
  const named = { ...rest, ...(name !== undefined && { name: name ?? '' }) };
  const account = person
    ? await api.post<AuthPerson>('/auth/user/update', { ...named, id: person.id })
    : await api.post<AuthPerson>('/auth/user/create', { ...named, prefs: { locale, profile: { country } } });
  return account.id;
}

/** Calls the service for each person sequentially, up to the first failure. @throws ApiError */
export async function forEachPerson(
  call: 'block' | 'unblock' | 'delete' | 'end_sessions',
  people: readonly Person[],
): Promise<void> {
  for (const { id } of people) await api.post(`/auth/user/${call}`, { id });
}

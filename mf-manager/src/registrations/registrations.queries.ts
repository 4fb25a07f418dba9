import { atRest, pageOf, type Selection } from '@arbora/api';
import { containing, COUNTRIES, PAGE_SIZE, ROLE, type Country } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';

const STALE_MS = 30_000;
const REGISTRATION = `id,email,prefs,created_at,profile:user_profile!inner(
  name,nickname,phone,ico,dic,company,company_type,street,city,zip,country,locale
)`;

/** Somebody who waits for approval. */
export type Registration = Selection<'auth_person', typeof REGISTRATION>;

export interface RegistrationFilter {
  q: string;
  country: Country | null;
}

/** Search and filter as the address has them. */
export function registrationFilter(params: URLSearchParams): RegistrationFilter {
  const country = params.get('country');
  return {
    q: params.get('q')?.trim() ?? '',
    country: COUNTRIES.find((known) => known === country) ?? null,
  };
}

function waiting({ q, country }: RegistrationFilter) {
  let query = atRest()
    .from('auth_person')
    .select(REGISTRATION, { count: 'exact' })
    .eq('roles->>0', ROLE.registration)
    .order('created_at')
    .order('id');
  if (country) query = query.eq('profile.country', country);
  if (q) query = query.ilike('email', containing(q.toLowerCase()));
  return query;
}

/** A page (from 1) of those who wait for approval, who has waited longest first. */
export function registrationsQuery(filter: RegistrationFilter, page: number, size: number = PAGE_SIZE.registrations) {
  return queryOptions({
    queryKey: ['auth_person', 'waiting', filter, page, size],
    queryFn: () => pageOf(waiting(filter), page, size),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

import { companyId, isIco, type CompanySubject } from '@arbora/domain';
import { useQuery } from '@arbora/query';
import { api } from './api';

/**
 * Looks up a Czech company id in the business register; false if it is unknown or the register is unreachable (decision
 * 24). Undefined while loading, and for invalid or foreign ids, which are not looked up.
 */
export function useCompany(ico: string, country: string): CompanySubject | false | undefined {
  const id = companyId(ico);
  const isAsked = country === 'CZ' && isIco(id);
  const { data } = useQuery({
    queryKey: ['company', id],
    queryFn: () => api.get<CompanySubject | false>(`/company/${id}`, { anonymous: true }),
    enabled: isAsked,
    staleTime: 3_600_000,
    retry: false,
  });
  // Cached data of the id must not show after the country has changed.
  return isAsked ? data : undefined;
}

import { api } from '@arbora/api';
import { isIco, type CompanySubject } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/**
 * What the business register knows of a Czech company id; false for one it does not know, and whenever it cannot be asked
 * (decision 24). Other ids are not asked about.
 */
export function companyQuery(ico: string, country: string) {
  const id = ico.trim();
  return queryOptions({
    queryKey: ['company', id],
    queryFn: () => api.get<CompanySubject | false>(`/company/${id}`, { anonymous: true }),
    enabled: country === 'CZ' && isIco(id),
    staleTime: 3_600_000,
    retry: false,
  });
}

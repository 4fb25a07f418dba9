import { isIco, type CompanySubject } from '@arbora/domain';
import { useQuery } from '@arbora/query';
import { api } from './api';

/**
 * What the business register knows of a Czech company id; false for one it does not know, and whenever it cannot be asked
 * (decision 24). Undefined until it answers, and for other ids, which are not asked about.
 */
export function useCompany(ico: string, country: string): CompanySubject | false | undefined {
  const id = ico.trim();
  const isAsked = country === 'CZ' && isIco(id);
  const { data } = useQuery({
    queryKey: ['company', id],
    queryFn: () => api.get<CompanySubject | false>(`/company/${id}`, { anonymous: true }),
    enabled: isAsked,
    staleTime: 3_600_000,
    retry: false,
  });
  // What the register said of this id while another country was chosen says nothing now.
  return isAsked ? data : undefined;
}

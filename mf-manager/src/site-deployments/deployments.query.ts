import { api } from '@arbora/api';
import type { SiteInfo } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

export const DEPLOYMENTS_KEY = ['mf-manager', 'deployments'] as const;

/** The packages of the site, and the log of deployments. */
export function deploymentsQuery() {
  return queryOptions({
    queryKey: DEPLOYMENTS_KEY,
    queryFn: () => api.get<SiteInfo>('/backend/deployments'),
    staleTime: 10_000,
  });
}

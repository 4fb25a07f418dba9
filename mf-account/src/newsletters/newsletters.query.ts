import { api } from '@arbora/api';
import { queryOptions } from '@arbora/query';

/** A newsletter as visitors see it (spec §3 Subscription). */
export interface Newsletter {
  id: string;
  name: string;
  name_en: string;
  name_pl: string;
  perex: string;
  perex_en: string;
  perex_pl: string;
}

/** The offered newsletters, in their configured order (spec §3, §7). */
export const newslettersQuery = queryOptions({
  queryKey: ['mf-account', 'newsletters'],
  queryFn: () => api.get<Newsletter[]>('/mailing/postman_subscription_public', { anonymous: true }),
  staleTime: 600_000,
});

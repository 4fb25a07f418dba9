import { api } from '@arbora/api';
import { REGISTRATION_SUBSCRIPTION_IDS } from '@arbora/domain';
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

/** The newsletters that registration offers: the first ones of those there are (spec §9). */
export const newslettersQuery = queryOptions({
  queryKey: ['newsletters'],
  queryFn: async () => {
    const offered = await api.get<Newsletter[]>('/mailing/postman_subscription_public', { anonymous: true });
    return offered.slice(0, REGISTRATION_SUBSCRIPTION_IDS.length);
  },
  staleTime: 600_000,
});

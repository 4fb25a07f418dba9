import { api, rest, row, rows, type Selection } from '@arbora/api';
import { isUuid, type Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import type { NewsletterValues } from './newsletter.schema';

export const NEWSLETTER =
  'id,subscription_id,name,name_en,name_pl,subject,headline,align,body_html,person_id,author,person_state,recipients,sent,waiting,failed,created_at';
export type Newsletter = Selection<'newsletter_list', typeof NEWSLETTER>;
export type Audience = Selection<'newsletter_audience', 'id,name,name_en,name_pl,subscribers'>;

const STALE_MS = 30_000;
/** Refetch interval while mails are queued. */
const POLL_MS = 3_000;

/** The lists with the number of their subscribers. */
export function audienceQuery() {
  return queryOptions({
    queryKey: ['newsletter_audience'],
    queryFn: () =>
      rows(rest().from('newsletter_audience').select('id,name,name_en,name_pl,subscribers').order('position')),
    staleTime: STALE_MS,
  });
}

/** A sent newsletter; null if it does not exist. Refetched until all of its mails are sent or have failed. */
export function newsletterQuery(id: string) {
  return queryOptions({
    queryKey: ['newsletter_list', 'progress', id],
    queryFn: async () => (isUuid(id) ? row(rest().from('newsletter_list').select(NEWSLETTER).eq('id', id)) : null),
    staleTime: STALE_MS,
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? POLL_MS : false),
  });
}

/** A newsletter rendered for subscribers in `locale`. */
export function previewQuery(values: NewsletterValues, locale: Locale) {
  return queryOptions({
    queryKey: ['mf-manager', 'newsletter_preview', values, locale],
    queryFn: ({ signal }) =>
      api.post<{ subject: string; html: string }>('/mail/newsletter_preview', { ...values, locale }, { signal }),
    staleTime: Infinity,
    gcTime: STALE_MS,
  });
}

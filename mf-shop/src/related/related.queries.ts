import { rest, rows } from '@arbora/api';
import type { Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const STALE_MS = 60_000;
const STORIES_MAX = 3;
const ARTICLE = 'id,slug,title,perex,hero_image,created_at' as const;
const EVENT = 'id,title,title_en,title_pl,address,date_start,hero_image' as const;

/** Companion plants of a plant. */
export function companionsQuery(productId: string) {
  return queryOptions({
    queryKey: ['plant_companions', productId],
    queryFn: () => rows(rest({ anonymous: true }).rpc('plant_companions', { p_product_id: productId }, { get: true })),
    staleTime: STALE_MS,
  });
}

/** The latest articles about a plant in one language. */
export function plantArticlesQuery(locale: Locale, productId: string) {
  return queryOptions({
    queryKey: ['plant_articles', locale, productId],
    queryFn: () =>
      rows(
        rest({ anonymous: true })
          .from('plant_articles')
          .select(ARTICLE)
          .eq('product_id', productId)
          .eq('locale', locale)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(STORIES_MAX),
      ),
    staleTime: STALE_MS,
  });
}

/** The next events of the articles about a plant. */
export function plantEventsQuery(productId: string) {
  return queryOptions({
    queryKey: ['plant_events', productId],
    queryFn: () =>
      rows(
        rest({ anonymous: true })
          .from('plant_events')
          .select(EVENT)
          .eq('product_id', productId)
          .order('date_start')
          .order('id')
          .limit(STORIES_MAX),
      ),
    staleTime: STALE_MS,
  });
}

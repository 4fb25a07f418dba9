import { rest, rows } from '@arbora/api';
import { textIn, type Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { publicPlantSource, type LinkedItem } from '@arbora/office';

const STALE_MS = 30_000;

export interface RelatedItem extends LinkedItem {
  name: string;
}

/** The plants of an article, in order; one outside the catalogue has no name. */
export function relatedPlantsQuery(article: string, locale: Locale) {
  return queryOptions({
    queryKey: ['news_item__product', 'of', article],
    queryFn: async (): Promise<RelatedItem[]> => {
      const links = await rows(
        rest().from('news_item__product').select('product_id,position').eq('item_id', article).order('position'),
      );
      const ids = links.map(({ product_id }) => product_id);
      const plants = ids.length > 0 ? await publicPlantSource.byIds(ids, locale) : [];
      const names = new Map(plants.map(({ id, label }) => [id, label]));
      return links.map(({ product_id, position }) => ({
        id: product_id,
        position,
        name: names.get(product_id) ?? '',
      }));
    },
    staleTime: STALE_MS,
  });
}

const EVENT = 'id,title,title_en,title_pl,date_start';

/** The events of an article, in their order. */
export function relatedEventsQuery(article: string, locale: Locale) {
  return queryOptions({
    queryKey: ['news_item__booking_event', 'of', article, locale],
    queryFn: async (): Promise<RelatedItem[]> => {
      const links = await rows(
        rest()
          .from('news_item__booking_event')
          .select(`event_id,position,event:booking_event(${EVENT})`)
          .eq('item_id', article)
          .order('position'),
      );
      return links.map(({ event_id, position, event }) => ({
        id: event_id,
        position,
        name: event ? textIn(event, 'title', locale) : '',
      }));
    },
    staleTime: STALE_MS,
  });
}

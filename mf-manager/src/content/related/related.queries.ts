import { rest, rows } from '@arbora/api';
import { containing, textIn, type Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import type { Found } from '../../section/order/find-thing';
import type { LinkedItem } from '../../section/order/use-linked';

const STALE_MS = 30_000;
/** Sizes of plants that are read for the names of a few plants. */
const SIZES = 100;
const EVENTS = 10;

export interface RelatedItem extends LinkedItem, Found {}

const PLANT = 'product_id,name,name_cs';
const plantName = ({ name, name_cs }: { name: string; name_cs: string | null }): string =>
  name_cs ? `${name} – ${name_cs}` : name;

/** The plants of an article, in their order; one that is not in the catalogue has no name. */
export function relatedPlantsQuery(article: string) {
  return queryOptions({
    queryKey: ['news_item__product', 'of', article],
    queryFn: async (): Promise<RelatedItem[]> => {
      const links = await rows(
        rest().from('news_item__product').select('product_id,position').eq('item_id', article).order('position'),
      );
      const ids = links.map(({ product_id }) => product_id);
      const plants = ids.length > 0 ? await rows(rest().from('katalog_items').select(PLANT).in('product_id', ids)) : [];
      const names = new Map(plants.map((plant) => [plant.product_id, plantName(plant)]));
      return links.map(({ product_id, position }) => ({
        id: product_id,
        position,
        name: names.get(product_id) ?? '',
      }));
    },
    staleTime: STALE_MS,
  });
}

/** Plants of the catalogue with the text in one of their names. */
export async function findPlants(text: string): Promise<Found[]> {
  const pattern = `"${containing(text).replace(/["\\]/g, '\\$&')}"`;
  const sizes = await rows(
    rest()
      .from('katalog_items')
      .select(PLANT)
      .or(`name.ilike.${pattern},name_cs.ilike.${pattern}`)
      .order('name')
      .limit(SIZES),
  );
  return [
    ...new Map(sizes.map((plant) => [plant.product_id, { id: plant.product_id, name: plantName(plant) }])).values(),
  ];
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

/** Public events to come with the text in their title. */
export async function findEvents(text: string, locale: Locale): Promise<Found[]> {
  const events = await rows(
    rest()
      .from('booking_event')
      .select(EVENT)
      .is('is_public', true)
      .gte('date_start', new Date().toISOString())
      .ilike('title', containing(text))
      .order('date_start')
      .limit(EVENTS),
  );
  return events.map((event) => ({ id: event.id, name: textIn(event, 'title', locale) }));
}

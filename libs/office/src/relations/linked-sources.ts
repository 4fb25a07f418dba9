import { rest, rows, type Selection } from '@arbora/api';
import { containing, textIn, type Locale } from '@arbora/domain';
import { anyContains } from '../section/any-contains';
import type { Related, RelationSource } from './relation-source';

/** Most rows read for the names of a few plants; the view has a row per size. */
const SIZES = 100;
const EVENTS = 10;

const PLANT = 'product_id,name,name_cs';
const plantName = ({ name, name_cs }: { name: string; name_cs: string | null }): string =>
  name_cs ? `${name} – ${name_cs}` : name;

/** Reduces sizes to one entry per plant. */
function plantsOf(sizes: readonly { product_id: string; name: string; name_cs: string | null }[]): Related[] {
  return [
    ...new Map(sizes.map((plant) => [plant.product_id, { id: plant.product_id, label: plantName(plant) }])).values(),
  ];
}

/** Plants whose name contains the text, from the public catalogue: editors cannot read `product`. */
export const publicPlantSource: RelationSource = {
  key: ['katalog_items'],
  search: async (text) => {
    const found = rest()
      .from('katalog_items')
      .select(PLANT)
      .or(anyContains(['name', 'name_cs'], text));
    return plantsOf(await rows(found.order('name').limit(SIZES)));
  },
  byIds: async (ids) => plantsOf(await rows(rest().from('katalog_items').select(PLANT).in('product_id', ids))),
};

const EVENT = 'id,title,title_en,title_pl,date_start';

/** Upcoming public events whose title contains the text. */
export const eventSource: RelationSource = {
  key: ['booking_event'],
  search: async (text, locale) => {
    const events = rest().from('booking_event').select(EVENT).is('is_public', true);
    const found = events.gte('date_start', new Date().toISOString()).ilike('title', containing(text));
    return (await rows(found.order('date_start').limit(EVENTS))).map(eventOf(locale));
  },
  byIds: async (ids, locale) =>
    (await rows(rest().from('booking_event').select(EVENT).in('id', ids))).map(eventOf(locale)),
};

function eventOf(locale: Locale): (event: Selection<'booking_event', typeof EVENT>) => Related {
  return (event) => ({ id: event.id, label: textIn(event, 'title', locale) });
}

import { rest, rows } from '@arbora/api';
import { plantMatches } from '../assortment/plant-search';
import type { Related, RelationSource } from '@arbora/office';

const SHOWN = 30;
const ITEM = 'product_item_id,name,name_cs,size,spec1,spec2';

interface Item {
  product_item_id: string;
  name: string;
  size: string | null;
  spec1: string | null;
  spec2: string | null;
}

function related({ product_item_id, name, size, spec1, spec2 }: Item): Related {
  return { id: product_item_id, label: [name, size, spec1, spec2].filter(Boolean).join(' ') };
}

/** Sizes of plants, found by any of the plant's names. */
export const itemSource: RelationSource = {
  key: ['katalog_items_full'],
  search: async (text) => {
    let query = rest().from('katalog_items_full').select(ITEM);
    if (text) query = query.or(plantMatches(text));
    return (await rows(query.order('name').order('size_position').limit(SHOWN))).map(related);
  },
  byIds: async (ids) =>
    (await rows(rest().from('katalog_items_full').select(ITEM).in('product_item_id', ids))).map(related),
};

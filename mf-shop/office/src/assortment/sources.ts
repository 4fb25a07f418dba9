import { rest, rows } from '@arbora/api';
import { containing, textIn, type Locale } from '@arbora/domain';
import { type Related, type RelationSource, anyContains } from '@arbora/office';
import { plantMatches } from './plant-search';

const FOUND_LIMIT = 30;

/** An empty array in PostgREST's filter syntax. */
export const NO_CATEGORIES = '{}' as unknown as string[];

const CATEGORY = 'id,cid,cid_sub,name,name_en,name_pl';
interface Category {
  id: string;
  cid: string;
  cid_sub: string | null;
  name: string;
  name_en: string | null;
  name_pl: string | null;
}

/** Label of a category: its numbers and its name. */
function categoryName(category: Category, locale: Locale): string {
  return `${[category.cid, category.cid_sub].filter(Boolean).join('.')} ${textIn(category, 'name', locale)}`;
}

const relatedCategories = (found: readonly Category[], locale: Locale): Related[] =>
  found.map((category) => ({ id: category.id, label: categoryName(category, locale) }));

/** Product categories, found by number and name. */
export const categorySource: RelationSource = {
  key: ['product_category'],
  search: async (text, locale) => {
    let query = rest().from('product_category').select(CATEGORY);
    if (text) query = query.or(anyContains(['name', 'name_en', 'name_pl', 'cid'], text));
    const found = await rows(query.order('cid').order('cid_sub', { nullsFirst: true }).limit(FOUND_LIMIT));
    return relatedCategories(found, locale);
  },
  byIds: async (ids, locale) =>
    relatedCategories(await rows(rest().from('product_category').select(CATEGORY).in('id', ids)), locale),
};

/** Plants, found by any of their names. */
export const plantSource: RelationSource = {
  key: ['product'],
  search: async (text) => {
    let query = rest().from('product').select('id,name,name_cs');
    if (text) query = query.or(plantMatches(text));
    return (await rows(query.order('name').limit(FOUND_LIMIT))).map(relatedPlant);
  },
  byIds: async (ids) => (await rows(rest().from('product').select('id,name,name_cs').in('id', ids))).map(relatedPlant),
};

function relatedPlant({ id, name, name_cs }: { id: string; name: string; name_cs: string | null }): Related {
  return { id, label: name_cs ? `${name} (${name_cs})` : name };
}

/** Sizes, in the order of the catalogue. */
export const sizeSource: RelationSource = {
  key: ['product_size'],
  search: async (text) => {
    let query = rest().from('product_size').select('id,name');
    if (text) query = query.ilike('name', containing(text));
    return (await rows(query.order('position').limit(FOUND_LIMIT))).map(({ id, name }) => ({ id, label: name }));
  },
  byIds: async (ids) =>
    (await rows(rest().from('product_size').select('id,name').in('id', ids))).map(({ id, name }) => ({
      id,
      label: name,
    })),
};

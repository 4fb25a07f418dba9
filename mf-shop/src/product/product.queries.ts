import { rest, row, rows, type Selection } from '@arbora/api';
import {
  escapeLike,
  isUuid,
  type KatalogItem,
  type NamedPlant,
  type Picture,
  type PlantFacts,
  type PlantList,
  type ProductWithPhotos,
} from '@arbora/domain';
import { queryOptions, type CachedData } from '@arbora/query';
import { CATALOGUE_KEY } from '../assortment/catalogue.queries';
import { genusOf } from '../plant/plant-name';

/** A plant with all its items for sale. */
export interface Product
  extends NamedPlant, Pick<ProductWithPhotos, 'description' | 'description_en' | 'description_pl'> {
  /** Further pictures with their titles. */
  details: PlantDetail[];
  categoryIds: string[];
  facts: PlantFacts;
  /** Smallest first. */
  items: Pick<KatalogItem, 'product_item_id' | 'size' | 'spec1' | 'spec2'>[];
}

export type PlantDetail = Pick<Picture, 'key' | 'title' | 'title_en' | 'title_pl'>;

const STALE_MS = 60_000;
/** Maximum of pictures beside the main one. */
const DETAILS_MAX = 6;

/**
 * The public plant with this id, or with an item of this id; null if there is none.
 * @param listed placeholder data from a list
 */
export function productQuery(id: string, listed?: Product) {
  return queryOptions({
    queryKey: ['katalog_items', 'product', id],
    queryFn: async (): Promise<Product | null> => {
      const found = isUuid(id) ? await withPhotos(id) : null;
      return found && productOf(found);
    },
    placeholderData: listed,
    staleTime: STALE_MS,
  });
}

async function withPhotos(id: string): Promise<ProductWithPhotos | null> {
  const client = rest({ anonymous: true });
  const product = await row(client.rpc('get_product_with_photos', { p_product_id: id }));
  return product ?? row(client.rpc('get_product_item_with_photos', { p_product_item_id: id }));
}

function productOf(found: ProductWithPhotos): Product {
  const [main, ...others] = found.photos;
  return {
    id: found.id,
    name: found.name,
    name_cs: found.name_cs,
    name_en: found.name_en,
    name_pl: found.name_pl,
    description: found.description,
    description_en: found.description_en,
    description_pl: found.description_pl,
    photo: main?.url ?? null,
    details: others
      .slice(0, DETAILS_MAX)
      .map(({ key, title, title_en, title_pl }) => ({ key, title, title_en, title_pl })),
    categoryIds: found.category_ids,
    facts: found.facts,
    items: found.items.map(({ product_item_id, size, spec1, spec2 }) => ({ product_item_id, size, spec1, spec2 })),
  };
}

const RELATED = 'product_id,name,name_cs,name_en,name_pl,photo';
export type RelatedProduct = Selection<'katalog_items', typeof RELATED>;

/** Placeholder facts of a plant known only from a list. */
export const NO_FACTS: PlantFacts = {
  height_cm: null,
  width_cm: null,
  habit: null,
  growth: null,
  hardiness_zone: null,
  light: [],
  soil: [],
  uses: [],
  in_leaf: [],
  flowering: [],
  flower_colors: [],
  fruiting: [],
  autumn_colors: [],
  winter: [],
  planting: [],
  pruning: [],
};

/** Finds names and picture of a plant in the cached lists. */
export function listedProduct(cached: CachedData, id: string): Product | undefined {
  const listed = [
    ...cached<PlantList>(CATALOGUE_KEY).flatMap(({ plants, nearest }) => [
      ...plants,
      ...nearest.map(({ plant }) => plant),
    ]),
    ...cached<RelatedProduct[]>(RELATED_KEY)
      .flat()
      .map((related) => ({ ...related, id: related.product_id })),
  ].find((plant) => plant.id === id);
  if (!listed) return undefined;
  const { name, name_cs, name_en, name_pl, photo } = listed;
  const unknown = {
    description: null,
    description_en: null,
    description_pl: null,
    details: [],
    categoryIds: [],
    facts: NO_FACTS,
    items: [],
  };
  return { id, name, name_cs, name_en, name_pl, photo, ...unknown };
}

const RELATED_KEY = ['katalog_items', 'related'] as const;
/** Enough rows for several plants, each of which has a row per size. */
const RELATED_ROWS = 80;
const RELATED_MAX = 4;

/** A few other plants of the same genus. */
export function relatedQuery(product: Pick<Product, 'id' | 'name'>) {
  const genus = genusOf(product.name);
  return queryOptions({
    queryKey: [...RELATED_KEY, genus, product.id],
    queryFn: async () => {
      const found = await rows(
        rest({ anonymous: true })
          .from('katalog_items')
          .select(RELATED)
          .ilike('name', `${escapeLike(genus)} %`)
          .neq('product_id', product.id)
          .order('name')
          .limit(RELATED_ROWS),
      );
      return [...new Map(found.map((item) => [item.product_id, item])).values()].slice(0, RELATED_MAX);
    },
    staleTime: STALE_MS,
  });
}

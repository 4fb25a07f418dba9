import { rest, rows } from '@arbora/api';
import { isUuid, type KatalogItem, type Photo } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { genusOf } from '../plant/plant-name';

/** A plant with everything of it that is sold. */
export interface Product {
  id: string;
  name: string;
  nameCs: string | null;
  photo: string | null;
  /** Its further pictures, with what they show. */
  details: PlantDetail[];
  categoryIds: string[];
  /** Smallest first. */
  items: Pick<KatalogItem, 'product_item_id' | 'size' | 'spec1' | 'spec2'>[];
}

export type PlantDetail = Pick<Photo, 'key' | 'title_cs' | 'title_en' | 'title_pl'>;

const STALE_MS = 60_000;
/** Pictures shown beside the main one. */
const DETAILS_MAX = 2;

/** The public plant of this id; null where there is none. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['katalog_items', 'product', id],
    queryFn: async (): Promise<Product | null> => {
      const [items, details] = isUuid(id) ? await Promise.all([itemsOf(id), detailsOf(id)]) : [[], []];
      const [first] = items;
      if (!first) return null;
      return {
        id,
        name: first.name,
        nameCs: first.name_cs,
        photo: first.photo,
        details,
        categoryIds: first.category_ids,
        items: items.map(({ product_item_id, size, spec1, spec2 }) => ({ product_item_id, size, spec1, spec2 })),
      };
    },
    staleTime: STALE_MS,
  });
}

function itemsOf(id: string): Promise<KatalogItem[]> {
  return rows<KatalogItem>(
    rest({ anonymous: true })
      .from('katalog_items')
      .select('product_item_id,product_id,name,name_cs,category_ids,size,size_position,spec1,spec2,photo')
      .eq('product_id', id)
      .order('size_position')
      .order('product_item_id'),
  );
}

async function detailsOf(id: string): Promise<PlantDetail[]> {
  const [folder] = await rows<{ photo: (PlantDetail & Pick<Photo, 'sort' | 'is_main'>)[] }>(
    rest({ anonymous: true })
      .from('photo_folder')
      .select('photo(key,title_cs,title_en,title_pl,sort,is_main)')
      .eq('product_id', id),
  );
  const others = (folder?.photo ?? []).filter((photo) => !photo.is_main).sort((one, other) => one.sort - other.sort);
  return others
    .slice(0, DETAILS_MAX)
    .map(({ key, title_cs, title_en, title_pl }) => ({ key, title_cs, title_en, title_pl }));
}

export type RelatedProduct = Pick<KatalogItem, 'product_id' | 'name' | 'name_cs' | 'photo'>;

/** Enough rows to hold several plants, each of which has a row for every size. */
const RELATED_ROWS = 80;
const RELATED_MAX = 4;

/** A few other plants of the same genus. */
export function relatedQuery(product: Pick<Product, 'id' | 'name'>) {
  const genus = genusOf(product.name);
  return queryOptions({
    queryKey: ['katalog_items', 'related', genus, product.id],
    queryFn: async () => {
      const found = await rows<RelatedProduct>(
        rest({ anonymous: true })
          .from('katalog_items')
          .select('product_id,name,name_cs,photo')
          .ilike('name', `${genus} %`)
          .neq('product_id', product.id)
          .order('name')
          .limit(RELATED_ROWS),
      );
      return [...new Map(found.map((item) => [item.product_id, item])).values()].slice(0, RELATED_MAX);
    },
    staleTime: STALE_MS,
  });
}

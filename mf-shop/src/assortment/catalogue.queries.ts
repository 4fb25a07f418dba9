import { pageOf, rest, rows, type Page, type Reading, type Selection } from '@arbora/api';
import { containing, PAGE_SIZE, type KatalogItem } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import type { CatalogueFilters } from './catalogue-filters';
import { searchWords } from './search-words';

const COLUMNS = 'product_item_id,product_id,name,name_cs,name_en,name_pl,size,size_position,spec1,spec2,photo';

export type CatalogueItem = Selection<'katalog_items', typeof COLUMNS>;
/** `similar`: nothing holds the searched words, these are the names most like them. */
export type CataloguePage = Page<CatalogueItem> & { similar: boolean };

/** How the keys of all pages of the catalogue begin. */
export const CATALOGUE_KEY = ['katalog_items', 'page'] as const;
const STALE_MS = 60_000;
/** Categories and sizes change a few times a year. */
const LISTS_STALE_MS = 10 * 60_000;

/** The filters apart from the search, and the order of spec §7. */
function narrowed<Q extends Reading<KatalogItem, CatalogueItem>>(query: Q, { category, sizes }: CatalogueFilters): Q {
  const inCategory = category === null ? query : query.contains('category_ids', [category]);
  const ofSize = sizes.length === 0 ? inCategory : inCategory.in('size', sizes);
  return ofSize.order('name').order('size_position').order('product_item_id');
}

/**
 * Page `page` of the public catalogue, 50 rows (spec §7, §9), one row a product item. Every word of the search must
 * occur in a name; where none does, the server looks for similar names. Asked without a token: everyone reads the same.
 */
export function catalogueQuery(filters: CatalogueFilters, page: number) {
  return queryOptions({
    queryKey: [...CATALOGUE_KEY, filters, page],
    queryFn: async ({ signal }): Promise<CataloguePage> => {
      const words = searchWords(filters.search);
      const exact = words.reduce(
        (query, word) => query.ilike('search', containing(word)),
        rest({ anonymous: true }).from('katalog_items').select(COLUMNS, { count: 'exact' }).abortSignal(signal),
      );
      const found = await pageOf(narrowed(exact, filters), page, PAGE_SIZE.catalogue);
      if (found.total > 0 || words.length === 0) return { ...found, similar: false };
      const like = rest({ anonymous: true })
        .rpc('katalog_search', { query: words.join(' ') }, { get: true, count: 'exact' })
        .select(COLUMNS)
        .abortSignal(signal);
      const close = await pageOf(narrowed(like, filters), page, PAGE_SIZE.catalogue);
      return { ...close, similar: close.total > 0 };
    },
    staleTime: STALE_MS,
  });
}

/** The public categories in their order. */
export const categoriesQuery = queryOptions({
  queryKey: ['product_category', 'public'],
  queryFn: () =>
    rows(
      rest({ anonymous: true })
        .from('product_category')
        .select('id,cid,cid_sub,name,name_en,name_pl,is_public')
        .is('is_public', true)
        .order('cid')
        .order('cid_sub', { nullsFirst: true }),
    ),
  staleTime: LISTS_STALE_MS,
});

/** All sizes in the order in which lists show them. */
export const sizesQuery = queryOptions({
  queryKey: ['product_size'],
  queryFn: () => rows(rest({ anonymous: true }).from('product_size').select('id,name,position').order('position')),
  staleTime: LISTS_STALE_MS,
});

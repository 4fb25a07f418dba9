import { rest, row, rows } from '@arbora/api';
import type { PlantList } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import type { CatalogueFilters } from './catalogue-filters';

/** Prefix of the cache keys of all catalogue pages. */
export const CATALOGUE_KEY = ['plant_list'] as const;
const STALE_MS = 60_000;
/** Categories and sizes change a few times a year. */
const FILTER_VALUES_STALE_MS = 10 * 60_000;

/** Stands for null, which the server returns to callers who may not see the assortment. */
const NOTHING: PlantList = {
  plants: [],
  total: 0,
  items: 0,
  page: 1,
  matched: {},
  facets: {},
  nearest: [],
  similar: false,
};

/** The filters that are set, as arguments of `plant_list`. */
function argumentsOf({ search, category, sizes, facts, sort }: CatalogueFilters): Record<string, string> {
  const all = {
    query: search,
    category: category ?? '',
    size: sizes.join(','),
    ...Object.fromEntries(Object.entries(facts).map(([name, values]) => [name, values.join(',')])),
    sort: sort ?? '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/**
 * Page `page` of the matching plants, 50 per page with all their sizes (decision 47) and the counts of all filters: one
 * request per search. Requested without a token, so that caches can share the response.
 */
export function plantListQuery(filters: CatalogueFilters, page: number) {
  return queryOptions({
    queryKey: [...CATALOGUE_KEY, filters, page],
    queryFn: async ({ signal }): Promise<PlantList> => {
      const list = rest({ anonymous: true })
        .rpc('plant_list', { ...argumentsOf(filters), ...(page > 1 && { page }) }, { get: true })
        .abortSignal(signal);
      return (await row(list)) ?? NOTHING;
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
  staleTime: FILTER_VALUES_STALE_MS,
});

/** All sizes in the order in which lists show them. */
export const sizesQuery = queryOptions({
  queryKey: ['product_size'],
  queryFn: () => rows(rest({ anonymous: true }).from('product_size').select('id,name,position').order('position')),
  staleTime: FILTER_VALUES_STALE_MS,
});

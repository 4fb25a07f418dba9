import { isUuid } from '@arbora/domain';
import { filterValues } from '@arbora/ui';

/** What the address of the assortment says; without anything it is the whole assortment. */
export interface CatalogueFilters {
  /** What was typed; '' = nothing. */
  search: string;
  /** Id of a category. */
  category: string | null;
  /** Names of sizes; an item of any of them fits. */
  sizes: readonly string[];
}

/** Names in the address. */
export const PARAM = { search: 'q', category: 'category', sizes: 'size' } as const;

/** More than any person chooses; keeps made-up addresses from becoming huge queries. */
const SIZES_MAX = 40;

/** The filters of an address; what is unfit is left out. */
export function catalogueFilters(params: URLSearchParams): CatalogueFilters {
  const category = params.get(PARAM.category) ?? '';
  return {
    search: (params.get(PARAM.search) ?? '').trim().slice(0, 200),
    category: isUuid(category) ? category.toLowerCase() : null,
    sizes: [...new Set(filterValues(params, PARAM.sizes))].sort().slice(0, SIZES_MAX),
  };
}

export function isFiltered({ search, category, sizes }: CatalogueFilters): boolean {
  return search !== '' || category !== null || sizes.length > 0;
}

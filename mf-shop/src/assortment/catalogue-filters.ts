import { isUuid, PLANT_HEIGHTS, PLANT_LIGHT, PLANT_SOIL, PLANT_USES } from '@arbora/domain';
import { filterValues } from '@arbora/ui';

/** Filters by plant facts with their values; several values of one filter are combined with or. */
export const FACT_FILTERS = {
  height: PLANT_HEIGHTS,
  light: PLANT_LIGHT,
  soil: PLANT_SOIL,
  flowering: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  use: PLANT_USES,
} as const satisfies Record<string, readonly string[]>;
export type FactFilter = keyof typeof FACT_FILTERS;
export const FACT_FILTER_NAMES = Object.keys(FACT_FILTERS) as readonly FactFilter[];

export const SORTS = ['name', 'height', 'tallest'] as const;
export type Sort = (typeof SORTS)[number];

/** Filters in the address of the assortment; without any it lists everything. */
export interface CatalogueFilters {
  /** Search text; '' for none. */
  search: string;
  /** Id of a category. */
  category: string | null;
  /** Names of sizes; a plant with any of them matches. */
  sizes: readonly string[];
  facts: Readonly<Record<FactFilter, readonly string[]>>;
  /** Null: by relevance for a search, else by name. */
  sort: Sort | null;
}

/** Parameter names in the address; the other filters use the names of `FACT_FILTERS`. */
export const PARAM = { search: 'q', category: 'category', sizes: 'size', sort: 'sort', view: 'view' } as const;

/** More than a person would choose; limits crafted addresses to reasonable queries. */
const SIZES_MAX = 40;

/** Reads the filters of an address; drops invalid values. */
export function catalogueFilters(params: URLSearchParams): CatalogueFilters {
  const category = params.get(PARAM.category) ?? '';
  const chosen = (name: FactFilter): string[] => {
    const values = filterValues(params, name);
    return FACT_FILTERS[name].filter((value) => values.includes(value));
  };
  return {
    search: (params.get(PARAM.search) ?? '').trim().slice(0, 200),
    category: isUuid(category) ? category.toLowerCase() : null,
    sizes: [...new Set(filterValues(params, PARAM.sizes))].sort().slice(0, SIZES_MAX),
    facts: {
      height: chosen('height'),
      light: chosen('light'),
      soil: chosen('soil'),
      flowering: chosen('flowering'),
      use: chosen('use'),
    },
    sort: SORTS.find((sort) => sort === params.get(PARAM.sort)) ?? null,
  };
}

/** Number of chosen filter values, without the search. */
export function chosenCount({ category, sizes, facts }: CatalogueFilters): number {
  return (category ? 1 : 0) + sizes.length + Object.values(facts).flat().length;
}

export function isFiltered(filters: CatalogueFilters): boolean {
  return filters.search !== '' || chosenCount(filters) > 0;
}

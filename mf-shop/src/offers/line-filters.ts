/** Filters in the address of an offer. */
export interface LineFilters {
  /** Search text; '' for none. */
  search: string;
  /** A value of the offer's `filter_values`. */
  kind: string | null;
}

/** Parameter names in the address. */
export const PARAM = { search: 'q', kind: 'kind' } as const;

/** Reads the filters of an address; truncates overlong values. */
export function lineFilters(params: URLSearchParams): LineFilters {
  return {
    search: (params.get(PARAM.search) ?? '').trim().slice(0, 200),
    kind: params.get(PARAM.kind)?.slice(0, 100) || null,
  };
}

export function isFiltered({ search, kind }: LineFilters): boolean {
  return search !== '' || kind !== null;
}

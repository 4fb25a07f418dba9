/** What the address of an offer narrows its lines by. */
export interface LineFilters {
  /** What was typed; '' = nothing. */
  search: string;
  /** A value of the offer's `filter_values`. */
  kind: string | null;
}

/** Names in the address. */
export const PARAM = { search: 'q', kind: 'kind' } as const;

/** The filters of an address; what is too long to be meant is cut. */
export function lineFilters(params: URLSearchParams): LineFilters {
  return {
    search: (params.get(PARAM.search) ?? '').trim().slice(0, 200),
    kind: params.get(PARAM.kind)?.slice(0, 100) || null,
  };
}

export function isNarrowed({ search, kind }: LineFilters): boolean {
  return search !== '' || kind !== null;
}

import { rest, row } from '@arbora/api';
import { keepPreviousData, queryOptions } from '@arbora/query';

const LENGTH_MIN = 2;

export function isLongEnough(text: string): boolean {
  return text.length >= LENGTH_MIN;
}

/** The first few matches of each kind. */
export function globalSearchQuery(text: string) {
  return queryOptions({
    queryKey: ['rpc', 'search_everywhere', text],
    queryFn: () => row(rest().rpc('search_everywhere', { p_text: text })),
    enabled: isLongEnough(text),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });
}

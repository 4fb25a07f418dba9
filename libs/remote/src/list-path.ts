import { PAGE_PARAM, pageParam } from '@arbora/ui';
import type { HeadContext } from './definition';

/**
 * Returns the canonical path of a list: each of its pages is its own, while a page of a filtered list belongs to the
 * whole list. A page past the end shows the last one, so that its data (`shown`) names the page.
 * @param path of the list, without locale and search
 */
export function listPath(
  path: string,
  { search }: Pick<HeadContext, 'search'>,
  shown: { page: number } | undefined,
): string {
  const page = shown?.page ?? pageParam(search);
  const isFiltered = [...search.keys()].some((name) => name !== PAGE_PARAM);
  return page > 1 && !isFiltered ? `${path}?${PAGE_PARAM}=${page}` : path;
}

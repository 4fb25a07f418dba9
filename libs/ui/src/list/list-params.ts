import { useLocation, useSearchParams } from '@arbora/router';

/** Default name of the search parameter that holds a list's page. */
export const PAGE_PARAM = 'page';

/** Returns the page in the search parameters, from 1; invalid values count as 1. */
export function pageParam(params: URLSearchParams, name: string = PAGE_PARAM): number {
  const value = params.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** Returns the page in the current URL. */
export function usePageParam(name: string = PAGE_PARAM): number {
  const [params] = useSearchParams();
  return pageParam(params, name);
}

/**
 * Returns a copy of the parameters with `changes` applied; null and '' remove a parameter. Resets the page unless it is
 * set.
 */
export function changedParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!(PAGE_PARAM in changes)) next.delete(PAGE_PARAM);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns a function that builds a link target: the current page with changed search parameters. */
export function useParamLink(): (changes: Readonly<Record<string, string | null>>) => {
  pathname: string;
  search: string;
} {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (changes) => ({ pathname, search: changedParams(params, changes).toString() });
}

import { useLocation, useSearchParams } from '@arbora/router';

/** Name of the address parameter that holds a list's page. */
export const PAGE_PARAM = 'page';

/** The page a list's address asks for, counted from 1; anything unfit is 1. */
export function pageParam(params: URLSearchParams, name: string = PAGE_PARAM): number {
  const value = params.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** The page that the current address asks for. */
export function usePageParam(name: string = PAGE_PARAM): number {
  const [params] = useSearchParams();
  return pageParam(params, name);
}

/** The same parameters with `changes`; null and '' take one away. The page starts over unless it is set. */
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

/** Gives a link target: this page with changed address parameters. */
export function useParamLink(): (changes: Readonly<Record<string, string | null>>) => {
  pathname: string;
  search: string;
} {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (changes) => ({ pathname, search: changedParams(params, changes).toString() });
}

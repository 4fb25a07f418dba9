import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Returns the cached data of all queries whose keys start with `queryKey`. */
export type CachedData = <T>(queryKey: QueryKey) => T[];

/** Finds cached data for placeholders: a list item has enough data to show while the full record loads. */
export function cachedData(client: QueryClient): CachedData {
  return <T>(queryKey: QueryKey) =>
    client.getQueriesData<T>({ queryKey }).flatMap(([, data]) => (data === undefined ? [] : [data]));
}

/** `cachedData` as a hook. */
export function useCachedData(): CachedData {
  return cachedData(useQueryClient());
}

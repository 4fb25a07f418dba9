import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Returns the cached data of all queries whose keys start with `queryKey`. */
export type Known = <T>(queryKey: QueryKey) => T[];

/** Finds cached data for placeholders: a list item has enough data to show while the full record loads. */
export function knownTo(client: QueryClient): Known {
  return <T>(queryKey: QueryKey) =>
    client.getQueriesData<T>({ queryKey }).flatMap(([, data]) => (data === undefined ? [] : [data]));
}

/** `knownTo` as a hook. */
export function useKnown(): Known {
  return knownTo(useQueryClient());
}

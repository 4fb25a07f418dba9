import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Answers at hand to the queries whose keys begin so, whatever they were asked for. */
export type Known = <T>(queryKey: QueryKey) => T[];

/** What has been read already: a list knows enough of a thing to show while all of it is on its way. */
export function knownTo(client: QueryClient): Known {
  return <T>(queryKey: QueryKey) =>
    client.getQueriesData<T>({ queryKey }).flatMap(([, data]) => (data === undefined ? [] : [data]));
}

/** `knownTo` for a component. */
export function useKnown(): Known {
  return knownTo(useQueryClient());
}

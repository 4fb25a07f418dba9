/** The part of @tanstack/react-query that Arbora uses, shared in place of the package (a shared module is never tree-shaken). */
export {
  QueryClient,
  QueryClientProvider,
  hashKey,
  hydrate,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type DehydratedState,
  type FetchQueryOptions,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
export { knownTo, useKnown, type Known } from './known';

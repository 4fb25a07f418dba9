/**
 * The part of @tanstack/react-query used by Arbora, shared instead of the package (shared modules are not tree-shaken).
 */
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
  type QueryFunctionContext,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
export { cachedData, useCachedData, type CachedData } from './cached-data';

import { mutationOptions } from '@arbora/query';
import type { QueryKey } from '@arbora/query';
import type { ApiError } from './api-error';

interface Mutation<TData, TVariables> {
  /** Sends the request. */
  run: (variables: TVariables) => Promise<TData>;
  /** Keys to invalidate; a key is a prefix. Only active queries are refetched. */
  invalidates?: readonly QueryKey[] | ((data: TData, variables: TVariables) => readonly QueryKey[]);
}

/**
 * Returns `useMutation` options. The invalidation is part of `mutationFn`, so that a component's own `onSuccess` cannot
 * replace it: `useMutation({ ...cancelReservation, onSuccess: close })`.
 */
export function mutation<TData, TVariables = void>({ run, invalidates = [] }: Mutation<TData, TVariables>) {
  return mutationOptions<TData, ApiError, TVariables>({
    // Fails at once while offline: a paused mutation would be sent unexpectedly later.
    networkMode: 'always',
    mutationFn: async (variables, { client }) => {
      const data = await run(variables);
      const keys = typeof invalidates === 'function' ? invalidates(data, variables) : invalidates;
      // Invalidates without awaiting the refetch.
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
      return data;
    },
  });
}

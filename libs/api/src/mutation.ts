import { mutationOptions } from '@arbora/query';
import type { QueryKey } from '@arbora/query';
import type { ApiError } from './api-error';

interface Mutation<TData, TVariables> {
  /** Sends the change. */
  run: (variables: TVariables) => Promise<TData>;
  /** Keys whose data the change made old; a prefix covers all below it. Read again only where they are on screen. */
  invalidates?: readonly QueryKey[] | ((data: TData, variables: TVariables) => readonly QueryKey[]);
}

/**
 * Options for `useMutation` of a change on the server. The invalidation is part of the change itself, so that a screen
 * that adds its own `onSuccess` cannot lose it: `useMutation({ ...cancelReservation, onSuccess: close })`.
 */
export function mutation<TData, TVariables = void>({ run, invalidates = [] }: Mutation<TData, TVariables>) {
  return mutationOptions<TData, ApiError, TVariables>({
    // Without a network it fails at once: kept waiting, it would be sent unasked some time later.
    networkMode: 'always',
    mutationFn: async (variables, { client }) => {
      const data = await run(variables);
      const keys = typeof invalidates === 'function' ? invalidates(data, variables) : invalidates;
      // Marked old at once; nobody waits for the reading.
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
      return data;
    },
  });
}

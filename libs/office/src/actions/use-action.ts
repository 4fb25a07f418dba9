import { snackbar } from '@arbora/event-bus';
import { useMutation, type UseMutationOptions } from '@arbora/query';
import { useErrorText } from '@arbora/ui';
import type { ApiError } from '@arbora/api';

export interface Action<Variables> {
  /** Runs the action and shows its result; returns whether it succeeded and never throws. */
  run: (variables: Variables) => Promise<boolean>;
  isPending: boolean;
}

/**
 * A change made by one click. `done` is the text of its success, `refused` that of a specific error; undefined uses the
 * common text.
 */
export function useAction<Data, Variables>(
  change: UseMutationOptions<Data, ApiError, Variables>,
  done: (data: Data, variables: Variables) => string,
  refused?: (error: unknown) => string | undefined,
): Action<Variables> {
  const { mutateAsync, isPending } = useMutation(change);
  const errorText = useErrorText();
  return {
    isPending,
    run: async (variables) => {
      try {
        const data = await mutateAsync(variables);
        snackbar('success', done(data, variables));
        return true;
      } catch (error) {
        snackbar('error', refused?.(error) ?? errorText(error));
        return false;
      }
    },
  };
}

import { ApiError } from '@arbora/api';
import { QueryClient, QueryClientProvider, type QueryKey } from '@arbora/query';
import { useState, type ReactElement, type ReactNode } from 'react';

/** Data of a query by its key; may be a promise. @throws ApiError of a failed query */
export type Answer = (key: QueryKey) => unknown;

/** A request that takes forever. */
export const PENDING: Promise<never> = new Promise(() => undefined);

const refusal = () => new ApiError({ status: 503, code: 'unavailable', message: 'Specimens send no requests' });

/** Throws the error of an unavailable server. */
export const failing: Answer = () => {
  throw refusal();
};

/** Answers queries by `answer` instead of requests, and refuses mutations. */
class SpecimenClient extends QueryClient {
  constructor(private readonly answer: Answer) {
    super({ defaultOptions: { queries: { retry: false } } });
  }

  override defaultQueryOptions(options: never): never {
    const queryFn = async ({ queryKey }: { queryKey: QueryKey }): Promise<unknown> => this.answer(queryKey);
    return super.defaultQueryOptions({ ...(options as object), queryFn, staleTime: Infinity } as never) as never;
  }

  override defaultMutationOptions(options: never): never {
    const mutationFn = (): Promise<never> => Promise.reject(refusal());
    return super.defaultMutationOptions({ ...(options as object), mutationFn } as never) as never;
  }
}

/** Gives its children sample data without requests. */
export function SpecimenData({ answer, children }: { answer: Answer; children: ReactNode }): ReactElement {
  const [client] = useState(() => new SpecimenClient(answer));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

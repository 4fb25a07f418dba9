import { api, mutation, rest, rows } from '@arbora/api';
import type { BankFetchResult } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { paymentKeys } from './statement.mutations';

const KEY = ['bank_api'];
const REFRESH_MS = 60_000;
/** The bank has 20 seconds to answer; new payments are applied one by one. */
const TIMEOUT_MS = 120_000;

/** State of fetching movements from the bank; null where it is not configured. */
export const bankApiQuery = queryOptions({
  queryKey: KEY,
  queryFn: async () => {
    const found = await rows(
      rest().from('bank_api').select('is_configured,succeeded_at,movements,failed_at,failure').limit(1),
    );
    return found.find(({ is_configured }) => is_configured) ?? null;
  },
  refetchInterval: REFRESH_MS,
});

/** Fetches the movements now. @throws ApiError request.limited within 30 seconds of another request to the bank */
export const fetchFromBank = mutation<BankFetchResult>({
  run: () => api.post<BankFetchResult>('/backend/bank_fetch', {}, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  invalidates: [KEY, ...paymentKeys],
});

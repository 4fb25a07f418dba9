import { api } from '@arbora/api';
import type { DoorList } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { putOffline, getOffline } from '../offline/offline-store';
import { isRetryable } from '../offline/is-retryable';

/** Polled: other devices check tickets in, too. */
const REFRESH_MS = 20_000;
const LIST_TIMEOUT_MS = 15_000;

export const doorListKey = (owner: string, eventId: string) => ['mf-booking', 'door_list', owner, eventId] as const;

/** The tickets of an event, stored on the device for `owner`; offline, the last stored ones. */
export function doorListQuery(owner: string, eventId: string) {
  const queryKey = doorListKey(owner, eventId);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<DoorList> => {
      try {
        const list = await api.get<DoorList>('/backend/door_list', {
          query: { event_id: eventId },
          signal: AbortSignal.timeout(LIST_TIMEOUT_MS),
        });
        await putOffline(owner, 'lists', eventId, list);
        return list;
      } catch (error) {
        const stored = isRetryable(error)
          ? (client.getQueryData<DoorList>(queryKey) ?? (await getOffline<DoorList>(owner, 'lists', eventId)))
          : null;
        if (!stored) throw error;
        return stored;
      }
    },
    networkMode: 'always',
    retry: false,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
}

import { api } from '@arbora/api';
import type { DoorList } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { keep, kept } from '../offline/kept-store';
import { isNoAnswer } from '../offline/is-no-answer';

/** Other devices check tickets in, too. */
const REFRESH_MS = 20_000;
const ANSWER_WITHIN_MS = 15_000;

export const doorListKey = (owner: string, eventId: string) => ['door_list', owner, eventId] as const;

/** The tickets of an event, stored on the device for `owner`; offline, the last stored ones. */
export function doorListQuery(owner: string, eventId: string) {
  const queryKey = doorListKey(owner, eventId);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<DoorList> => {
      try {
        const list = await api.get<DoorList>('/backend/door_list', {
          query: { event_id: eventId },
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        });
        await keep(owner, 'lists', eventId, list);
        return list;
      } catch (error) {
        const known = isNoAnswer(error)
          ? (client.getQueryData<DoorList>(queryKey) ?? (await kept<DoorList>(owner, 'lists', eventId)))
          : null;
        if (!known) throw error;
        return known;
      }
    },
    networkMode: 'always',
    retry: false,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
}

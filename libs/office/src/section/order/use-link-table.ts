import { mutation, rows } from '@arbora/api';
import { snackbar } from '@arbora/event-bus';
import { useMutation, useQueryClient } from '@arbora/query';
import { useErrorText } from '@arbora/ui';
import { resourceOf } from '../section-rows';

/** An ordered link table: rows of `member` that belong to a row of `owner`. It has `position`. */
export interface LinkTable {
  table: 'news_item__product' | 'news_item__booking_event' | 'news_bulletin__news_item';
  owner: 'item_id' | 'bulletin_id';
  member: 'product_id' | 'event_id' | 'item_id';
}

export interface LinkedItem {
  id: string;
  position: number;
}

/** Writes all links of one owner; `queryKey` is that of the displayed list, which is updated optimistically. */
export function useLinkTable<Item extends LinkedItem>(
  { table, owner, member }: LinkTable,
  ownerId: string,
  queryKey: readonly string[],
): { order: (ids: string[]) => void; add: (item: Item) => void; remove: (id: string) => void } {
  const client = useQueryClient();
  const errorText = useErrorText();
  const rowOf = (id: string, position: number) => ({ [owner]: ownerId, [member]: id, position });
  const shown = (): Item[] => client.getQueryData<Item[]>(queryKey) ?? [];

  const { mutateAsync } = useMutation(
    mutation<unknown, () => Promise<unknown>>({ run: (write) => write(), invalidates: [[table], queryKey] }),
  );
  async function change(next: Item[], write: () => Promise<unknown>): Promise<void> {
    const before = shown();
    client.setQueryData(queryKey, next);
    try {
      await mutateAsync(write);
    } catch (error) {
      client.setQueryData(queryKey, before);
      snackbar('error', errorText(error));
    }
  }
  return {
    order: (ids) => {
      const next = ids.flatMap((id, index) => shown().filter((item) => item.id === id).map((item) => ({ ...item, position: index + 1 }))); // oxfmt-ignore
      const moved = next.map(({ id, position }) => rowOf(id, position));
      void change(next, () => rows(resourceOf(table).upsert(moved).select(member)));
    },
    add: (item) => {
      const position = Math.max(0, ...shown().map((one) => one.position)) + 1;
      const next = [...shown(), { ...item, position }];
      void change(next, () => rows(resourceOf(table).insert(rowOf(item.id, position)).select(member)));
    },
    remove: (id) => {
      const next = shown().filter((item) => item.id !== id);
      void change(next, () => rows(resourceOf(table).delete().eq(owner, ownerId).eq(member, id).select(member)));
    },
  };
}

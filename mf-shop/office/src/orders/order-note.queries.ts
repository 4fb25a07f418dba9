import { ApiError, conflictOf, mutation, rest, row, rows, saveRow, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const NOTE = 'order_id,note,version,updated_at';
/** The internal note of an order or inquiry. */
export type OrderNote = Selection<'order_note', typeof NOTE>;

const notesOf = (orderId: string) => rest().from('order_note').select(NOTE).eq('order_id', orderId);

/** The internal note of an order; no row if there is none. */
export function orderNoteQuery(orderId: string) {
  return queryOptions({
    queryKey: ['order_note', orderId],
    queryFn: () => rows(notesOf(orderId)),
    staleTime: 0,
  });
}

interface NoteToSave {
  orderId: string;
  note: string;
  /** The note that was read; undefined for none. */
  stored: OrderNote | undefined;
}

/** Saves the internal note of an order. @throws ApiError content.changed_meanwhile, auth.forbidden */
export const saveOrderNote = mutation<OrderNote | null, NoteToSave>({
  run: async ({ orderId, note, stored }) => {
    const table = rest().from('order_note');
    if (stored) {
      const write = table.update({ note }).eq('order_id', orderId).eq('version', stored.version).select(NOTE);
      return saveRow(stored, write, notesOf(orderId));
    }
    try {
      return await row(table.insert({ order_id: orderId, note }).select(NOTE));
    } catch (error) {
      // A colleague has created the note at the same time.
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      throw await conflictOf({ version: 0 } as OrderNote, notesOf(orderId));
    }
  },
  invalidates: [['order_note'], ['history_list', 'order_note']],
});

import type { DoorList } from '@arbora/domain';

/**
 * The list with a ticket marked used since `checkedAt`, or unused for null; the same list if it does not have the
 * ticket.
 */
export function markOnList(list: DoorList | undefined, id: string, checkedAt: string | null): DoorList | undefined {
  if (!list?.tickets.some((ticket) => ticket.id === id)) return list;
  return {
    ...list,
    tickets: list.tickets.map((ticket) => (ticket.id === id ? { ...ticket, checked_at: checkedAt } : ticket)),
  };
}

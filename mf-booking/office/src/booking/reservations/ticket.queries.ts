import { rest, row, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

/** Columns of a ticket that staff edit. */
export const EDITED_TICKET = 'id,name_on_ticket,custom_email,custom_company,version';
export type EditedTicket = Selection<'booking_ticket', typeof EDITED_TICKET>;

/** A ticket as its form begins with; null if it does not exist. Read anew each time, kept while the form is open. */
export function editedTicketQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_ticket', 'edited', id],
    queryFn: () => row(rest().from('booking_ticket').select(EDITED_TICKET).eq('id', id)),
    staleTime: Infinity,
    gcTime: 0,
  });
}

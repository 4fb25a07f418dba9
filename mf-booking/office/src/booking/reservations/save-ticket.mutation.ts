import { api, conflictOf, isApiError, mutation, rest, saveRow } from '@arbora/api';
import { emit } from '@arbora/event-bus';
import { orNull } from '@arbora/office';
import { bookingKeys } from '../booking-keys';
import { EDITED_TICKET, type EditedTicket } from './ticket.queries';
import { ticketChanges, type TicketFormValues } from './ticket.schema';

const tickets = () => rest().from('booking_ticket');
const current = (id: string) => tickets().select(EDITED_TICKET).eq('id', id);

function saveCompany(ticket: EditedTicket, company: string | null): Promise<EditedTicket> {
  const { id, version } = ticket;
  const write = tickets().update({ custom_company: company }).eq('id', id).eq('version', version).select(EDITED_TICKET);
  return saveRow(ticket, write, current(id));
}

async function rename(ticket: EditedTicket, name: string, email: string): Promise<void> {
  const { id, version } = ticket;
  try {
    await api.patch('/backend/booking_ticket', { id, version, name, email });
  } catch (error) {
    if (!isApiError(error, 'content.changed_meanwhile')) throw error;
    throw await conflictOf(ticket, current(id));
  }
}

/**
 * Corrects name, e-mail and company of a ticket. The company is saved first, since a ticket with another e-mail is
 * passed on and gets another id.
 * @throws ApiError content.changed_meanwhile, booking.ticket_unknown, request.limited, not_found
 */
export const saveTicket = mutation<void, { ticket: EditedTicket; values: TicketFormValues }>({
  run: async ({ ticket, values }) => {
    const { isNamed, isOfCompany } = ticketChanges(ticket, values);
    const base = isOfCompany ? await saveCompany(ticket, orNull(values.company)) : ticket;
    if (isNamed) await rename(base, values.name, values.email);
    emit('reservations:changed', {});
  },
  invalidates: bookingKeys,
});

import { attendeeSchema, guestEmail } from '@arbora/domain';
import * as v from 'valibot';
import { optionalText, orNull } from '@arbora/office';
import type { EditedTicket } from './ticket.queries';

/** The form of a ticket; messages are error codes, which the form translates. */
export const ticketFormSchema = v.object({
  name: attendeeSchema.entries.name,
  email: guestEmail,
  company: optionalText(200),
});
export type TicketFormValues = v.InferOutput<typeof ticketFormSchema>;

/** The ticket as form values. */
export function ticketDefaults(ticket: EditedTicket): TicketFormValues {
  return {
    name: ticket.name_on_ticket,
    email: ticket.custom_email ?? '',
    company: ticket.custom_company ?? '',
  };
}

/** Columns of the ticket that the values change. */
export function ticketChanges(ticket: EditedTicket, { name, email, company }: TicketFormValues) {
  return {
    isNamed: name !== ticket.name_on_ticket || orNull(email) !== ticket.custom_email,
    isOfCompany: orNull(company) !== ticket.custom_company,
  };
}

import { api, mutation } from '@arbora/api';

interface ResentMail {
  /** Id of the reservation. */
  id: string;
  /** Resends the mail of this ticket instead of the reservation's. */
  ticketId: string | undefined;
}

/**
 * `POST /backend/reservation_mail`: resends the mail of a reservation or of one of its tickets.
 * @throws ApiError request.limited
 */
export const resendMail = mutation<{ recipient: string }, ResentMail>({
  run: ({ id, ticketId }) => api.post('/backend/reservation_mail', { id, ticket_id: ticketId }),
});

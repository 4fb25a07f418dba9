import type { Service } from '../service';
import { bookingLetterRoute } from './booking-letter.route';
import { cancelReservationRoute } from './cancel-reservation.route';
import { createReservationRoute } from './create-reservation.route';
import { deleteTicketRoute } from './delete-ticket.route';
import { doorListRoute } from './door-list.route';
import { doorScansRoute } from './door-scans.route';
import { eventCalendarRoute } from './event-calendar.route';
import { renameTicketRoute } from './rename-ticket.route';
import { reservationFileRoute } from './reservation-file.route';
import { reservationInvoiceRoute } from './reservation-invoice.route';
import { reservationPaidRoute } from './reservation-paid.route';
import { sendAgainRoute } from './send-again.route';
import { ticketCheckInRoute } from './ticket-check-in.route';
import { ticketCheckRoute } from './ticket-check.route';
import { ticketQrRoute } from './ticket-qr.route';
import { ticketsRoute } from './tickets.route';
import { waitingRoutes } from './waiting.route';
import { walletPassRoute } from './wallet/wallet-pass.route';

/** The booking routes of `/api/backend`: reservations, tickets and check-in (spec §7; LOCKING.md). */
export const bookingService: Service = {
  name: 'booking',
  register(app, deps) {
    createReservationRoute(app, deps);
    cancelReservationRoute(app, deps);
    ticketsRoute(app, deps);
    ticketQrRoute(app, deps);
    deleteTicketRoute(app, deps);
    renameTicketRoute(app, deps);
    ticketCheckRoute(app, deps);
    ticketCheckInRoute(app, deps);
    doorListRoute(app, deps);
    doorScansRoute(app, deps);
    reservationPaidRoute(app, deps);
    reservationInvoiceRoute(app, deps);
    reservationFileRoute(app, deps);
    walletPassRoute(app, deps);
    eventCalendarRoute(app, deps);
    sendAgainRoute(app, deps);
    waitingRoutes(app, deps);
    bookingLetterRoute(app, deps);
  },
};

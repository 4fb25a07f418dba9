import { csvOf } from '../../files/csv';
import type { ReservationRow } from './reservation-row';

export interface CsvWords {
  /** Titles: name on the ticket, holder, e-mail, company, variable symbol, paid, checked in. */
  titles: readonly [string, string, string, string, string, string, string];
  yes: string;
  no: string;
  moment: (iso: string) => string;
}

/** The attendees of a slot, a line for each ticket, by name. */
export function attendeeCsv(reservations: readonly ReservationRow[], words: CsvWords, locale: string): string {
  const lines = reservations.flatMap((row) =>
    row.tickets.map((ticket) => [
      ticket.name_on_ticket,
      row.person_name ?? '',
      row.person_email,
      row.person_company ?? '',
      row.variable_symbol,
      row.is_paid ? words.yes : words.no,
      ticket.checked_at ? words.moment(ticket.checked_at) : words.no,
    ]),
  );
  lines.sort(([a = ''], [b = '']) => a.localeCompare(b, locale));
  return csvOf([words.titles, ...lines], locale);
}

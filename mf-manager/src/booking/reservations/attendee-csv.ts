import type { ReservationRow } from './reservation-row';

/** Excel opens semicolons into columns where the comma is the decimal mark, and reads UTF-8 only after its mark. */
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';

/** What a table program would run as a formula is kept a text. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

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
  return BYTE_ORDER_MARK + [words.titles, ...lines].map((line) => line.map(cell).join(SEPARATOR)).join('\r\n') + '\r\n';
}

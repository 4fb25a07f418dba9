import type { Locale } from '@arbora/domain';
import { fill, TEXTS } from '../mail/texts';
import { BAND, COLOUR, drawBrandBand } from '../pdf/brand-band';
import { A5, FONT, makePdf, type Pdf } from '../pdf/document';
import { artifact, figure, textsAs } from '../pdf/structure';
import { drawQr } from '../qr/draw-qr';
import { ticketCheckUrl } from './ticket-qr';
import { ticketTime } from './ticket-time';

export interface TicketFacts {
  event: string;
  slot: string;
  /** ISO 8601. */
  start: string;
  end: string | null;
  place: string;
  tickets: readonly { id: string; name: string }[];
}

export interface TicketPaper {
  locale: Locale;
  brand: string;
  /** Contacts of the nursery. */
  contact: string;
  origin: string;
  madeAt: Date;
}

const EDGE = 36;
const WIDTH = A5.width - 2 * EDGE;
const QR = 190;

/** Tickets as a document to print or keep: one A5 page each, with the code for check-in. */
export function ticketsPdf(facts: TicketFacts, paper: TicketPaper): Promise<Buffer> {
  const { locale, brand, madeAt } = paper;
  const title = `${TEXTS[locale].tickets}: ${facts.event}`;
  return makePdf({ title, author: brand, language: locale, madeAt }, A5, (pdf) => {
    for (const ticket of facts.tickets) {
      pdf.addPage();
      drawBrandBand(pdf, brand, TEXTS[locale].ticket.title, EDGE);
      drawTicket(pdf, facts, ticket, paper);
    }
  });
}

function drawTicket(
  pdf: Pdf,
  { event, slot, start, end, place }: TicketFacts,
  { id, name }: TicketFacts['tickets'][number],
  { locale, contact, origin }: TicketPaper,
): void {
  const { label, ticket } = TEXTS[locale];
  pdf.fillColor(COLOUR.text).font(FONT.bold, 20);
  textsAs(pdf, 'H2', () => {
    pdf.text(event, EDGE, BAND + 24, { width: WIDTH, height: 76, ellipsis: true, lineGap: 1 });
  });
  pdf.moveDown(0.5);
  const rows: [string, string][] = [
    [label.date, ticketTime({ start, end }, locale, 'long')],
    [label.slot, slot],
    [label.address, place],
  ];
  for (const [title, value] of rows) {
    const y = pdf.y;
    pdf
      .fillColor(COLOUR.muted)
      .font(FONT.regular, 10)
      .text(title, EDGE, y + 1.5, { width: 92 });
    pdf.fillColor(COLOUR.text).font(FONT.regular, 12);
    pdf.text(value, EDGE + 96, y, { width: WIDTH - 96, height: 46, ellipsis: true });
    pdf.y += 5;
  }
  const top = A5.height - QR - 142;
  artifact(pdf, 'Layout', () => {
    pdf.moveTo(EDGE, top - 20).lineTo(A5.width - EDGE, top - 20);
    pdf.dash(3, { space: 3 }).lineWidth(1).stroke(COLOUR.line).undash();
  });
  pdf.fillColor(COLOUR.text);
  const left = (A5.width - QR) / 2;
  figure(pdf, fill(ticket.image, { name }), [left, top, left + QR, top + QR], () => {
    drawQr(pdf, ticketCheckUrl(origin, id), left, top, QR);
  });
  pdf.font(FONT.bold, 18).fillColor(COLOUR.text);
  pdf.text(name, EDGE, top + QR + 14, { width: WIDTH, align: 'center', height: 24, ellipsis: true });
  pdf.font(FONT.regular, 11).fillColor(COLOUR.muted);
  pdf.text(ticket.show, EDGE, top + QR + 42, { width: WIDTH, align: 'center' });
  pdf.font(FONT.regular, 9).text(contact, EDGE, A5.height - 42, { width: WIDTH, align: 'center' });
}

/** Name of the file with the tickets of a reservation. */
export function ticketsFileName(locale: Locale, count: number): string {
  const { ticket } = TEXTS[locale];
  return fill(count === 1 ? ticket.file : ticket.files, {});
}

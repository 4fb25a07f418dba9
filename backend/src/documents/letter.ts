import type { Locale } from '@arbora/domain';
import type { Config } from '../config';
import { fill, TEXTS } from '../mail/texts';
import { BAND, COLOUR, drawBrandBand } from '../pdf/brand-band';
import type { AssociatedFile } from '../pdf/associated-file';
import { A4, FONT, makePdf, type Pdf } from '../pdf/document';
import { bottomOf } from '../pdf/line-table';
import { artifact, textsAs } from '../pdf/structure';

export const EDGE = 48;
export const WIDTH = A4.width - 2 * EDGE;
const MARGINS = { top: EDGE, bottom: 64, left: EDGE, right: EDGE };
const HALF = (WIDTH - 24) / 2;

interface LetterHead {
  title: string;
  locale: Locale;
  brand: Config['brand'];
  madeAt: Date;
  /** The same for programs. */
  file?: AssociatedFile;
}

interface Block {
  title: string;
  lines: readonly string[];
}

/**
 * Makes a letter of the nursery on A4: its band, the two parties side by side, what `write` draws, and on each page the
 * contact and the page number.
 */
export function makeLetter(
  { title, locale, brand, madeAt, file }: LetterHead,
  [left, right]: readonly [Block, Block],
  write: (pdf: Pdf) => void,
): Promise<Buffer> {
  const head = { title, author: brand.name, language: locale, madeAt, file };
  return makePdf(head, { ...A4, margins: MARGINS }, (pdf) => {
    pdf.addPage();
    drawBrandBand(pdf, brand.name, title, EDGE);
    pdf.y = Math.max(drawBlock(pdf, EDGE, left), drawBlock(pdf, EDGE + HALF + 24, right));
    pdf.y += 14;
    write(pdf);
    drawFooters(pdf, locale, brand);
  });
}

/** Draws a title with lines below it; returns its lower edge. */
function drawBlock(pdf: Pdf, x: number, { title, lines }: Block): number {
  pdf.font(FONT.bold, 8.5).fillColor(COLOUR.brand);
  textsAs(pdf, 'H2', () => pdf.text(title, x, BAND + 26, { width: HALF }));
  lines.forEach((text, index) => {
    pdf.font(index === 0 ? FONT.bold : FONT.regular, 10).fillColor(COLOUR.text);
    pdf.text(text, x, pdf.y + 2, { width: HALF });
  });
  return pdf.y;
}

/** Draws labels with their values, one pair a line. */
export function drawFacts(pdf: Pdf, rows: readonly (readonly [string, string])[]): void {
  for (const [label, value] of rows) {
    const { y } = pdf;
    pdf.font(FONT.regular, 10).fillColor(COLOUR.muted).text(label, EDGE, y, { width: 150 });
    pdf.fillColor(COLOUR.text).text(value, EDGE + 158, y, { width: WIDTH - 158 });
    pdf.y += 2;
  }
  pdf.y += 16;
}

/** Draws the sum below a table, with notes in small print. */
export function drawTotal(pdf: Pdf, total: string, notes: readonly string[]): void {
  keepTogether(pdf, 44);
  pdf.font(FONT.bold, 13).fillColor(COLOUR.text);
  pdf.text(total, EDGE, pdf.y + 8, { width: WIDTH, align: 'right' });
  pdf.font(FONT.regular, 9.5).fillColor(COLOUR.muted);
  for (const note of notes) pdf.text(note, EDGE, pdf.y + 2, { width: WIDTH, align: 'right' });
}

/** Starts a new page if less than `height` points are left on this one. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
}

function drawFooters(pdf: Pdf, locale: Locale, brand: Config['brand']): void {
  const { footer_written, page_number } = TEXTS[locale];
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index);
    // In the bottom margin: with its default the library would start another page.
    pdf.page.margins.bottom = 0;
    const y = A4.height - 40;
    pdf.font(FONT.regular, 8.5).fillColor(COLOUR.muted);
    const contact = fill(footer_written, { brand: brand.name, email: brand.email, phone: brand.phone });
    const page = fill(page_number, { page: String(index + 1), pages: String(count) });
    artifact(pdf, 'Pagination', () => {
      pdf.text(contact, EDGE, y, { width: WIDTH - 90, lineBreak: false });
      pdf.text(page, EDGE, y, { width: WIDTH, align: 'right', lineBreak: false });
    });
  }
}

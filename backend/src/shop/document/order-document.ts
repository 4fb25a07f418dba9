import { CURRENCIES, DATE_TAGS, LOCALE_TAGS, quoteTotal, type Locale } from '@arbora/domain';
import type { Config } from '../../config';
import { fill, TEXTS } from '../../mail/texts';
import { BAND, COLOUR, drawBrandBand } from '../../pdf/brand-band';
import { A4, FONT, makePdf, type Pdf } from '../../pdf/document';
import { artifact, textsAs } from '../../pdf/structure';
import { vatNote } from '../../mail/seller-text';
import type { DocumentFacts } from './document-facts';
import { documentParties } from './document-parties';
import { documentTerms } from './document-terms';
import { DOCUMENT_TEXTS } from './document-texts';
import { bottomOf, drawLineTable, type TableColumn } from './line-table';

export type DocumentConfig = Pick<Config, 'brand' | 'seller' | 'payment' | 'publicOrigin'>;
export interface Paragraph {
  title: string;
  text: string;
}

const EDGE = 48;
const WIDTH = A4.width - 2 * EDGE;
const MARGINS = { top: EDGE, bottom: 64, left: EDGE, right: EDGE };
const HALF = (WIDTH - 24) / 2;
const NUMBERS = { amount: 46, money: 82 };

/** Draws an order, inquiry or quote as a letter of the nursery. */
export function orderDocument(
  facts: DocumentFacts,
  locale: Locale,
  config: DocumentConfig,
  madeAt: Date,
): Promise<Buffer> {
  const { title, supplier } = DOCUMENT_TEXTS[locale];
  const { order, quote } = facts;
  const name = quote
    ? fill(title.quote, { number: String(quote.number) })
    : fill(title[order.type], { code: order.order_code });
  const head = { title: name, author: config.brand.name, language: locale, madeAt };
  return makePdf(head, { ...A4, margins: MARGINS }, (pdf) => {
    pdf.addPage();
    drawBrandBand(pdf, config.brand.name, name, EDGE);
    const parties = documentParties(facts, locale, config);
    pdf.y = Math.max(
      drawBlock(pdf, EDGE, BAND + 26, supplier, parties.supplier),
      drawBlock(pdf, EDGE + HALF + 24, BAND + 26, TEXTS[locale].label.customer, parties.customer),
    );
    pdf.y += 14;
    drawFacts(pdf, parties.facts);
    drawLines(pdf, facts, locale);
    for (const paragraph of documentTerms(facts, locale, config)) drawParagraph(pdf, paragraph);
    drawFooters(pdf, locale, config);
  });
}

/** Draws a title with lines below it; returns its lower edge. */
function drawBlock(pdf: Pdf, x: number, y: number, title: string, texts: readonly string[]): number {
  pdf.font(FONT.bold, 8.5).fillColor(COLOUR.brand);
  textsAs(pdf, 'H2', () => pdf.text(title, x, y, { width: HALF }));
  texts.forEach((text, index) => {
    pdf.font(index === 0 ? FONT.bold : FONT.regular, 10).fillColor(COLOUR.text);
    pdf.text(text, x, pdf.y + 2, { width: HALF });
  });
  return pdf.y;
}

function drawFacts(pdf: Pdf, rows: readonly (readonly [string, string])[]): void {
  for (const [label, value] of rows) {
    const { y } = pdf;
    pdf.font(FONT.regular, 10).fillColor(COLOUR.muted).text(label, EDGE, y, { width: 110 });
    pdf.fillColor(COLOUR.text).text(value, EDGE + 118, y, { width: WIDTH - 118 });
    pdf.y += 2;
  }
  pdf.y += 16;
}

function drawLines(pdf: Pdf, { order, quote, vat }: DocumentFacts, locale: Locale): void {
  const texts = DOCUMENT_TEXTS[locale];
  const items: readonly OrderLine[] = quote?.items ?? order.basket.items;
  const country = quote?.country ?? order.basket.country;
  const money = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    style: 'currency',
    currency: CURRENCIES[country ?? 'CZ'],
  });
  const count = new Intl.NumberFormat(DATE_TAGS[locale]);
  const priced = items.flatMap(({ amount, price }) => (price === null ? [] : [{ amount, price }]));
  const isPriced = priced.length > 0;
  const numbers: TableColumn[] = [{ title: texts.amount, width: NUMBERS.amount, align: 'right' }];
  if (isPriced) {
    numbers.push({ title: texts.piece, width: NUMBERS.money, align: 'right' });
    numbers.push({ title: texts.price, width: NUMBERS.money, align: 'right' });
  }
  const left = numbers.reduce((sum, { width }) => sum - width - 8, WIDTH - 24 - 8);
  const columns: TableColumn[] = [{ title: '', width: 24 }, { title: texts.plant, width: left }, ...numbers];
  drawLineTable(
    pdf,
    columns,
    items.map(({ name, size, spec1, spec2, amount, price }) => ({
      name,
      size: [size, spec1, spec2].filter(Boolean).join(' '),
      values: [
        count.format(amount),
        price === null ? '' : money.format(price),
        price === null ? texts.later : money.format(quoteTotal([{ price, amount }])),
      ],
    })),
  );
  if (!isPriced) return;
  const title = priced.length === items.length ? texts.total : texts.priced_total;
  keepTogether(pdf, 44);
  pdf.font(FONT.bold, 13).fillColor(COLOUR.text);
  pdf.text(`${title}  ${money.format(quoteTotal(priced))}`, EDGE, pdf.y + 8, { width: WIDTH, align: 'right' });
  if (vat === null) return;
  pdf.font(FONT.regular, 9.5).fillColor(COLOUR.muted);
  pdf.text(vatNote(vat, locale), EDGE, pdf.y + 2, { width: WIDTH, align: 'right' });
}

interface OrderLine {
  name: string;
  size: string | null;
  spec1: string | null;
  spec2: string | null;
  amount: number;
  price: number | null;
}

function drawParagraph(pdf: Pdf, { title, text }: Paragraph): void {
  keepTogether(pdf, 64);
  pdf.font(FONT.bold, 8.5).fillColor(COLOUR.brand);
  textsAs(pdf, 'H2', () => pdf.text(title, EDGE, pdf.y + 18, { width: WIDTH }));
  pdf
    .font(FONT.regular, 10)
    .fillColor(COLOUR.text)
    .text(text, EDGE, pdf.y + 3, { width: WIDTH });
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
}

function drawFooters(pdf: Pdf, locale: Locale, { brand }: DocumentConfig): void {
  const { page: pageText } = DOCUMENT_TEXTS[locale];
  const { footer_written } = TEXTS[locale];
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index);
    // In the bottom margin: with its default the library would start another page.
    pdf.page.margins.bottom = 0;
    const y = A4.height - 40;
    pdf.font(FONT.regular, 8.5).fillColor(COLOUR.muted);
    const contact = fill(footer_written, { brand: brand.name, email: brand.email, phone: brand.phone });
    const page = fill(pageText, { page: String(index + 1), pages: String(count) });
    artifact(pdf, 'Pagination', () => {
      pdf.text(contact, EDGE, y, { width: WIDTH - 90, lineBreak: false });
      pdf.text(page, EDGE, y, { width: WIDTH, align: 'right', lineBreak: false });
    });
  }
}

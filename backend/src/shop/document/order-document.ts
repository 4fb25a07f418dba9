import { CURRENCIES, DATE_TAGS, LOCALE_TAGS, quoteTotal, type Locale } from '@arbora/domain';
import type { Config } from '../../config';
import { fill, TEXTS } from '../../mail/texts';
import { COLOUR } from '../../pdf/brand-band';
import { FONT, type Pdf } from '../../pdf/document';
import { drawFacts, drawTotal, EDGE, keepTogether, makeLetter, WIDTH } from '../../documents/letter';
import { drawLineTable, type TableColumn } from '../../pdf/line-table';
import { textsAs } from '../../pdf/structure';
import { vatNote } from '../../mail/seller-text';
import type { DocumentFacts } from './document-facts';
import { documentParties } from './document-parties';
import { documentTerms } from './document-terms';
import { DOCUMENT_TEXTS } from './document-texts';

export type DocumentConfig = Pick<Config, 'brand' | 'seller' | 'payment' | 'publicOrigin'>;
export interface Paragraph {
  title: string;
  text: string;
}

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
  const parties = documentParties(facts, locale, config);
  return makeLetter(
    { title: name, locale, brand: config.brand, madeAt },
    [
      { title: supplier, lines: parties.supplier },
      { title: TEXTS[locale].label.customer, lines: parties.customer },
    ],
    (pdf) => {
      drawFacts(pdf, parties.facts);
      drawLines(pdf, facts, locale);
      for (const paragraph of documentTerms(facts, locale, config)) drawParagraph(pdf, paragraph);
    },
  );
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
  drawTotal(pdf, `${title}  ${money.format(quoteTotal(priced))}`, vat === null ? [] : [vatNote(vat, locale)]);
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

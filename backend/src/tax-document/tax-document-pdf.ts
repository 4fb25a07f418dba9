import { LOCALE_TAGS, textIn, type Locale } from '@arbora/domain';
import type { Config } from '../config';
import { mailFormats } from '../mail/mail-formats';
import { companyNumbers, sellerIdentification } from '../mail/seller-text';
import { fill, TEXTS } from '../mail/texts';
import { drawFacts, drawTotal, makeLetter, WIDTH } from '../documents/letter';
import { drawLineTable, type TableColumn } from '../pdf/line-table';
import { ISDOC_TYPE, isdocXml } from './isdoc';
import type { IssuedDocument } from './issued-document';
import { TAX_DOCUMENT_TEXTS } from './texts';

const NUMBERS = { amount: 46, rate: 50, money: 84 };
const PARTS = ['base', 'tax', 'total'] as const;

/**
 * Draws an issued tax document: parties, dates, lines, VAT by rate, and the document in ISDOC as a file within. In
 * a language it is always the same file.
 */
export function taxDocumentPdf(document: IssuedDocument, locale: Locale, brand: Config['brand']): Promise<Buffer> {
  const texts = TAX_DOCUMENT_TEXTS[locale];
  const { kind, label, seller, buyer, lines, rates, total, currency } = document;
  const { day, dateTime, money } = mailFormats(locale);
  // A document shows hundredths throughout.
  const amount = (value: number) => money(value, currency, 2);
  const rateFormat = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' });
  const percent = (rate: number) => rateFormat.format(rate / 100);
  const title = seller.vatPayer ? texts.title[kind] : texts.title_without_vat[kind];
  const town = [buyer['zip'], buyer['city']].filter(Boolean).join(' ');
  const { country = 'CZ' } = buyer;
  const abroad = country && country !== 'CZ' ? new Intl.DisplayNames(locale, { type: 'region' }).of(country) : null;
  const parties = [
    {
      title: texts.supplier,
      lines: given([seller.legalName, seller.seat, ...sellerIdentification(seller, locale), brand.email, brand.phone]),
    },
    {
      title: texts.buyer,
      lines: given([
        buyer['company'] || buyer['name'],
        buyer['company'] && buyer['name'],
        buyer['street'],
        town,
        abroad,
        ...companyNumbers({ ico: buyer['ico'] ?? null, dic: buyer['dic'] ?? null }, locale),
      ]),
    },
  ] as const;
  return makeLetter(
    {
      title: `${title} ${label}`,
      locale,
      brand,
      madeAt: new Date(document.created_at),
      // Programs look for the name and type that the standard gives.
      file: { name: 'invoice.isdoc', type: ISDOC_TYPE, content: Buffer.from(isdocXml(document)) },
    },
    parties,
    (pdf) => {
      const facts: [string, string | null][] = [
        [texts.corrects, document.corrects_label],
        [texts.issued_on, day(document.issued_on)],
        [texts.supplied_on[kind], day(document.supplied_on)],
        [texts.vs, document.vs],
        [texts.paid_by, kind === 'payment' ? texts.already_paid : null],
      ];
      drawFacts(
        pdf,
        facts.filter((fact): fact is [string, string] => fact[1] !== null),
      );
      const numbers = [
        numberColumn(texts.amount, NUMBERS.amount),
        numberColumn(texts.piece, NUMBERS.money),
        ...(seller.vatPayer ? [numberColumn(texts.rate, NUMBERS.rate)] : []),
        numberColumn(texts.total, NUMBERS.money),
      ];
      const count = new Intl.NumberFormat(locale);
      drawLineTable(
        pdf,
        withFirst(numbers, texts.line),
        lines.map((line) => ({
          name: textIn(line, 'name', locale),
          size: [textIn(line, 'detail', locale), dateTime(line.date)].filter(Boolean).join(', '),
          values: given([
            count.format(line.amount),
            amount(line.price),
            line.rate === null ? null : percent(line.rate),
            amount(line.amount * line.price),
          ]),
        })),
      );
      if (rates.length > 0) {
        pdf.y += 18;
        const titles = PARTS.map((part) => numberColumn(texts[part], NUMBERS.money));
        drawLineTable(
          pdf,
          withFirst(titles, texts.recapitulation),
          rates.map((rate) => ({
            name: fill(texts.vat_rate, { rate: percent(rate.rate) }),
            size: '',
            values: PARTS.map((part) => amount(rate[part])),
          })),
        );
      }
      const notes = seller.vatPayer ? [] : [TEXTS[locale].company.not_vat_payer];
      drawTotal(pdf, `${texts.sum[kind]}  ${amount(total)}`, notes);
    },
  );
}

const numberColumn = (title: string, width: number): TableColumn => ({ title, width, align: 'right' });

/** Columns of numbers behind the number of the line and its text, which gets the rest of the width. */
function withFirst(numbers: readonly TableColumn[], title: string): TableColumn[] {
  const left = numbers.reduce((sum, { width }) => sum - width - 8, WIDTH - 24 - 8);
  return [{ title: '', width: 24 }, { title, width: left }, ...numbers];
}

const given = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text));

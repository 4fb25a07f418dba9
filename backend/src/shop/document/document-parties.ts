import type { Locale } from '@arbora/domain';
import { mailFormats } from '../../mail/mail-formats';
import { TEXTS } from '../../mail/texts';
import { sellerOf } from '../../seller/seller-of';
import { companyNumbers, sellerIdentification } from '../../mail/seller-text';
import type { DocumentFacts } from './document-facts';
import { DOCUMENT_TEXTS } from './document-texts';
import type { DocumentConfig } from './order-document';

interface Parties {
  supplier: string[];
  customer: string[];
  facts: [string, string][];
}

/** Supplier, customer and the details above the lines, as far as they are known. */
export function documentParties({ order, quote }: DocumentFacts, locale: Locale, config: DocumentConfig): Parties {
  const texts = DOCUMENT_TEXTS[locale];
  const { label } = TEXTS[locale];
  const { dateTime, day } = mailFormats(locale);
  const { brand } = config;
  const seller = sellerOf(config);
  const facts: [string, string | null][] = quote
    ? [
        [texts.for_inquiry, order.order_code],
        [texts.quoted_at, day(quote.created_at)],
        [label.valid_until, day(quote.valid_until)],
        [label.branch, order.center],
      ]
    : [
        [label.order_code, order.order_code],
        [label.ordered_at, dateTime(order.created_at)],
        [label.branch, order.center],
      ];
  return {
    supplier: [
      seller?.legalName ?? brand.name,
      seller?.seat ?? brand.address,
      ...(seller ? sellerIdentification(seller, locale) : []),
      brand.email,
      brand.phone,
    ],
    customer: [
      order.company ?? order.name,
      order.company && order.name,
      order.street,
      [order.zip, order.city].filter(Boolean).join(' '),
      ...companyNumbers(order, locale),
      order.email,
      order.phone,
    ].filter(isGiven),
    facts: facts.filter((row): row is [string, string] => isGiven(row[1])),
  };
}

const isGiven = (text: string | null): text is string => text !== null && text !== '';

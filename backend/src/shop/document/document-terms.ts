import { CURRENCIES, formatCzechAccount, formatIban, pragueDay, quoteStatus, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { mailFormats } from '../../mail/mail-formats';
import { fill, TEXTS } from '../../mail/texts';
import { czechIban } from '../../payment/account';
import type { DocumentFacts, OrderFacts, QuoteFacts } from './document-facts';
import { DOCUMENT_TEXTS } from './document-texts';
import type { DocumentConfig, Paragraph } from './order-document';

/** Paragraphs after the lines: notes, validity of a quote, payment of an order. */
export function documentTerms(facts: DocumentFacts, locale: Locale, config: DocumentConfig): Paragraph[] {
  const texts = DOCUMENT_TEXTS[locale];
  const { label } = TEXTS[locale];
  const { order, quote } = facts;
  const paragraphs: Paragraph[] = [{ title: label.customer_note, text: order.basket.note }];
  if (quote) paragraphs.push({ title: label.nursery_note, text: quote.note });
  if (quote) {
    const address = `${config.publicOrigin}/${locale}${routes.inquiries.href({ order: order.order_code })}`;
    paragraphs.push({ title: texts.answer, text: standing(quote, locale, address) });
  } else if (order.type === 'order') {
    paragraphs.push({ title: texts.payment, text: payment(facts, locale, config) });
  }
  return paragraphs.filter(({ text }) => text !== '');
}

function standing(quote: QuoteFacts, locale: Locale, address: string): string {
  const texts = DOCUMENT_TEXTS[locale];
  const { day } = mailFormats(locale);
  const answered = day(quote.answered_at ?? pragueDay(new Date()));
  switch (quoteStatus(quote)) {
    case 'sent':
      return fill(texts.valid, { day: day(quote.valid_until), address });
    case 'accepted':
      return fill(texts.accepted, { day: answered, code: quote.order_code ?? '' });
    case 'returned':
      return fill(texts.returned, { day: answered });
    case 'withdrawn':
      return texts.withdrawn;
    case 'replaced':
      return texts.replaced;
    case 'expired':
      return fill(texts.expired, { day: day(quote.valid_until) });
  }
}

/** Account and reference of the payment; the order's number is not a variable symbol. */
function payment({ order }: DocumentFacts, locale: Locale, config: DocumentConfig): string {
  const texts = DOCUMENT_TEXTS[locale];
  return [...accountLines(order, locale, config), `${texts.message}: ${order.order_code}`].join('\n');
}

/** The account in the currency of the order, if there is one; else that in crowns. */
function accountLines(order: OrderFacts, locale: Locale, { payment: account, seller }: DocumentConfig): string[] {
  const currency = CURRENCIES[order.basket.country ?? 'CZ'];
  const foreign = currency === 'CZK' ? null : seller.accounts[currency];
  if (foreign !== null) return [`IBAN (${currency}): ${formatIban(foreign)}`];
  return [`${TEXTS[locale].label.account}: ${formatCzechAccount(account)}`, `IBAN: ${formatIban(czechIban(account))}`];
}

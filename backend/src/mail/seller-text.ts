import type { Locale, QuoteVat, Seller } from '@arbora/domain';
import { fill, TEXTS } from './texts';

/** Company and VAT ids as labelled texts, as far as they are known. */
export function companyNumbers({ ico, dic }: { ico: string | null; dic: string | null }, locale: Locale): string[] {
  const texts = TEXTS[locale].company;
  return [ico && fill(texts.ico, { ico }), dic && fill(texts.dic, { dic })].filter(isGiven);
}

/** What follows name and seat of the seller: ids, entry in the register, and a note of a seller who pays no VAT. */
export function sellerIdentification(seller: Seller, locale: Locale): string[] {
  const { not_vat_payer } = TEXTS[locale].company;
  return [
    ...companyNumbers(seller, locale),
    ...(seller.vatPayer ? [] : [not_vat_payer]),
    ...(seller.register === null ? [] : [seller.register]),
  ];
}

/** The seller on one line. */
export function sellerLine(seller: Seller, locale: Locale): string {
  return [seller.legalName, seller.seat, ...sellerIdentification(seller, locale)].filter(isGiven).join(', ');
}

/** How prices relate to VAT. */
export function vatNote(vat: QuoteVat, locale: Locale): string {
  const { vat: texts, company } = TEXTS[locale];
  return vat === 'not_payer' ? company.not_vat_payer : texts[vat];
}

const isGiven = (text: string | null): text is string => text !== null && text !== '';

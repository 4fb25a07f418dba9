import type { IssuedDocument } from '../tax-document/issued-document';
import type { Elements } from '../tax-document/isdoc-party';
import { representable } from './windows-1250';

/** A text as the schema admits it: in windows-1250, without control characters, and not longer than `max`. */
export const pohodaText = (text: string, max: number): string =>
  representable(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trimEnd();

/** The buyer: a company with its contact person, or a person. The lengths are those of `addressType`. */
export function pohodaPartner(buyer: IssuedDocument['buyer']): Elements {
  const { company, name, street, city, zip, ico, dic, country } = buyer;
  const texts: readonly (readonly [string, string | null | undefined, number])[] = [
    ['typ:company', company, 255],
    ['typ:name', name, 64],
    ['typ:city', city, 45],
    ['typ:street', street, 64],
    ['typ:zip', zip, 15],
    ['typ:ico', ico, 15],
    ['typ:dic', dic, 18],
  ];
  const address = Object.fromEntries(
    texts.filter(([, text]) => Boolean(text)).map(([element, text, max]) => [element, pohodaText(text!, max)]),
  );
  return { 'typ:address': country ? { ...address, 'typ:country': { 'typ:ids': country } } : address };
}

import type { IssuedDocument } from './issued-document';

const COUNTRIES = new Intl.DisplayNames('cs', { type: 'region' });

/** Elements by name, in the order of the schema. */
export type Elements = Record<string, unknown>;

/** The seller as a party of ISDOC. */
export function sellerParty({ legalName, seat, ico, dic, register, vatPayer }: IssuedDocument['seller']): Elements {
  return {
    PartyIdentification: { ID: ico ?? '' },
    PartyName: { Name: legalName },
    PostalAddress: { ...splitSeat(seat ?? ''), Country: country('CZ') },
    // In Czechia, natural persons who pay no VAT have a tax number too.
    ...taxScheme(dic, vatPayer ? 'VAT' : 'TIN'),
    ...(register ? { RegisterIdentification: { Preformatted: register } } : {}),
  };
}

/** The buyer as a party of ISDOC: a company with its contact person, or a person, who has no identification number. */
export function buyerParty(buyer: IssuedDocument['buyer']): Elements {
  const { company, name, ico, dic, street, city, zip } = buyer;
  return {
    PartyIdentification: { ID: ico ?? '' },
    PartyName: { Name: company || name || '' },
    PostalAddress: {
      ...splitStreet(street ?? ''),
      CityName: city ?? '',
      PostalZone: zip ?? '',
      Country: country(buyer['country'] || 'CZ'),
    },
    ...taxScheme(dic, 'VAT'),
    ...(company && name ? { Contact: { Name: name } } : {}),
  };
}

/** Splits an office's address such as "Lesní 1, 602 00 Brno"; one of another form becomes the street as a whole. */
function splitSeat(seat: string): Elements {
  const [, street, zip, city] = /^(.+?),\s*(\d{3} ?\d{2})\s+(.+)$/.exec(seat) ?? [];
  if (street === undefined) return { StreetName: seat, BuildingNumber: '', CityName: '', PostalZone: '' };
  return { ...splitStreet(street), CityName: city, PostalZone: zip };
}

/** Splits the number of the house from the name of the street. */
function splitStreet(street: string): Elements {
  const [, name = street, number = ''] = /^(.*\S)\s+(\d\S*)$/.exec(street.trim()) ?? [];
  return { StreetName: name, BuildingNumber: number };
}

const country = (code: string): Elements => ({ IdentificationCode: code, Name: COUNTRIES.of(code) });

const taxScheme = (dic: string | null | undefined, scheme: 'VAT' | 'TIN'): Elements =>
  dic ? { PartyTaxScheme: { CompanyID: dic, TaxScheme: scheme } } : {};

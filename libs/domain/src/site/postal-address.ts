/** Name of the place, if given; street, postal code and town of a Czech address. */
const ADDRESS = /^(?:(.+), )?([^,]+), (\d{3}\s?\d{2}) (.+)$/;

/** A place whose address is complete, or a text if it is not, such as the name of a castle. */
export interface PlaceAddress {
  name: string | undefined;
  /** A PostalAddress of schema.org, or the text. */
  address: Readonly<Record<string, string>> | string;
}

/** Parses the address of a branch or of the venue of an event for structured data. */
export function placeAddress(text: string): PlaceAddress {
  const [, name, streetAddress, postalCode, addressLocality] = ADDRESS.exec(text) ?? [];
  if (!streetAddress || !postalCode || !addressLocality) return { name: undefined, address: text };
  const address = {
    '@type': 'PostalAddress',
    streetAddress,
    postalCode: postalCode.replace(/\s/, ' '),
    addressLocality,
    addressCountry: 'CZ',
  };
  return { name, address };
}

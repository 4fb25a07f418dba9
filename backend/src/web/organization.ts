import { placeAddress, schemaHours, type Site, type SiteBranch } from '@arbora/domain';

/** A branch as a schema.org object with the configured details. */
function department({ name, address, email, phone, hours, location }: SiteBranch, brand: string): object {
  const openingHours = schemaHours(hours?.cs);
  return {
    '@type': 'GardenStore',
    name: `${brand} ${name}`,
    address: address && placeAddress(address).address,
    email,
    telephone: phone,
    openingHours: openingHours.length > 0 ? openingHours : undefined,
    geo: location && { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon },
  };
}

/** The nursery as a schema.org Organization with its branches and opening hours. */
export function organization({ brand, seller, contacts, branches }: Site, origin: string): object {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    legalName: seller?.legalName,
    taxID: seller?.ico ?? undefined,
    vatID: seller?.dic ?? undefined,
    url: `${origin}/`,
    logo: `${origin}/icons/512.png`,
    email: contacts.email,
    telephone: contacts.phone,
    address: placeAddress(contacts.address).address,
    department: branches.map((branch) => department(branch, brand)),
  };
}

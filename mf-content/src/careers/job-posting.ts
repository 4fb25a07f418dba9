import { pragueDay, pragueDayBounds, textIn, shownHtml, type Employment, type Site } from '@arbora/domain';
import type { HeadContext } from '@arbora/remote';
import { routes } from '@arbora/routes';
import type { Position } from './careers.queries';

const EMPLOYMENT_TYPES: Readonly<Record<Employment, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  seasonal: 'TEMPORARY',
  student: 'INTERN',
  contract: 'CONTRACTOR',
};

/** Street, postal code and town of a one-line Czech address. */
const ADDRESS = /^(?<street>.+),\s*(?<code>\d{3}\s?\d{2})\s+(?<town>[^,]+)$/u;

function postalAddress(site: Site, branch: string | null): object {
  const address = site.branches.find(({ name }) => name === branch)?.address ?? site.contacts.address;
  const { street, code, town } = ADDRESS.exec(address)?.groups ?? {};
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? address,
    postalCode: code,
    addressLocality: town ?? branch ?? undefined,
    addressCountry: 'CZ',
  };
}

function baseSalary({ pay_from: from, pay_to: to, pay_period: period }: Position): object | undefined {
  if (from === null && to === null) return undefined;
  const bounds = from === to ? { value: from } : { minValue: from ?? undefined, maxValue: to ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency: 'CZK',
    value: { '@type': 'QuantitativeValue', ...bounds, unitText: period === 'hour' ? 'HOUR' : 'MONTH' },
  };
}

/** A position as a schema.org JobPosting. */
export function jobPosting(
  position: Position,
  { locale, address, origin, site }: Pick<HeadContext, 'locale' | 'address' | 'origin' | 'site'>,
): Readonly<Record<string, unknown>> {
  const { id, branch, employment, starts_on, closes_on, created_at } = position;
  const perex = textIn(position, 'perex', locale);
  const body = shownHtml(position, 'body', locale)?.text;
  return {
    '@type': 'JobPosting',
    title: textIn(position, 'title', locale),
    description: body || perex,
    identifier: { '@type': 'PropertyValue', name: site.brand, value: id },
    url: address(routes.career.href({ id })),
    datePosted: pragueDay(created_at),
    validThrough: closes_on === null ? undefined : pragueDayBounds(closes_on).end,
    jobStartDate: starts_on ?? undefined,
    employmentType: EMPLOYMENT_TYPES[employment],
    hiringOrganization: { '@type': 'Organization', name: site.seller?.legalName ?? site.brand, sameAs: `${origin}/` },
    jobLocation: { '@type': 'Place', address: postalAddress(site, branch) },
    baseSalary: baseSalary(position),
    directApply: true,
  };
}

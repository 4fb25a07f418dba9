import type { Locale } from '../locale/locales';

/** Contacts of a branch besides its name and regions; each may be missing. */
export interface BranchContacts {
  address?: string;
  email?: string;
  phone?: string;
  /** Opening hours, by language. */
  hours?: Partial<Record<Locale, string>>;
  /** Coordinates for maps. */
  location?: GeoPoint;
}

/** Coordinates in degrees, north and east. */
export interface GeoPoint {
  lat: number;
  lon: number;
}

/** The nursery's branches (spec §3) in the demo; the first one is the default. A production site configures its own. */
export const BRANCHES = [
  {
    name: 'Obříství',
    address: 'Štěpánský most 120, 277\u00a042 Obříství',
    email: 'obristvi@arbora.example',
    phone: '+420 315 000 120',
    hours: {
      cs: 'po–pá 7.00–16.00, so 8.00–12.00',
      en: 'Mon–Fri 7:00–16:00, Sat 8:00–12:00',
      pl: 'pon.–pt. 7.00–16.00, sob. 8.00–12.00',
    },
    location: { lat: 50.3, lon: 14.478 },
  },
  {
    name: 'Smržice',
    address: 'Na Stráži 4, 798\u00a017 Smržice',
    email: 'smrzice@arbora.example',
    phone: '+420 582 000 104',
    hours: { cs: 'po–pá 7.00–15.30', en: 'Mon–Fri 7:00–15:30', pl: 'pon.–pt. 7.00–15.30' },
    location: { lat: 49.508, lon: 17.107 },
  },
] as const satisfies readonly ({ name: string } & BranchContacts)[];
export type Branch = (typeof BRANCHES)[number]['name'];
export const DEFAULT_BRANCH: Branch = BRANCHES[0].name;

/** Branch by region; the numbers are those of the Czech business register (`kodKraje`). */
export const REGION_BRANCH = {
  19: 'Obříství', // Praha
  27: 'Obříství', // Středočeský
  35: 'Obříství', // Jihočeský
  43: 'Obříství', // Plzeňský
  51: 'Obříství', // Karlovarský
  60: 'Obříství', // Ústecký
  78: 'Obříství', // Liberecký
  86: 'Obříství', // Královéhradecký
  94: 'Obříství', // Pardubický
  108: 'Obříství', // Vysočina
  116: 'Smržice', // Jihomoravský
  124: 'Smržice', // Olomoucký
  132: 'Smržice', // Moravskoslezský
  141: 'Smržice', // Zlínský
} as const satisfies Record<number, Branch>;
export type Region = keyof typeof REGION_BRANCH;

/** Returns the branch of a region; null for an unknown region. */
export function branchOfRegion(region: number | null | undefined): Branch | null {
  return (REGION_BRANCH as Readonly<Record<number, Branch>>)[region ?? -1] ?? null;
}

/**
 * Returns the branch of an order: that of the company's region, else the customer's choice, else the default (decision
 * 34).
 */
export function orderCenter(region: number | null | undefined, choice: string | null | undefined): string {
  return branchOfRegion(region) ?? (choice?.trim() || DEFAULT_BRANCH);
}

/**
 * Returns the opening hours in a language, with the fallback pl → en → cs of all short texts; undefined if there are
 * none.
 */
export function branchHours({ hours }: Pick<BranchContacts, 'hours'>, locale: Locale): string | undefined {
  return (hours?.[locale] ?? (locale === 'pl' ? hours?.en : undefined)) || hours?.cs || hours?.en;
}

const spaces = (text: string): string => text.replace(/\s+/g, ' ');

/** Returns the branch whose address occurs in a place, such as that of an event. */
export function branchAt<B extends BranchContacts>(branches: readonly B[], place: string): B | undefined {
  return branches.find(({ address }) => address !== undefined && spaces(place).includes(spaces(address)));
}

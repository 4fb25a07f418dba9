import { BRANCHES, branchOfRegion, REGION_BRANCH, type BranchContacts, type Region } from './branches';
import type { ConsentOverrides } from '../consent/consent-overrides';
import type { Locale } from '../locale/locales';
import type { Preferences } from './preferences';
import { APP_KEY, BRAND } from './product';
import type { Seller } from './seller';

/** A branch of the nursery. */
export interface SiteBranch extends BranchContacts {
  name: string;
  /** Regions it serves, with the codes of the business register. */
  regions: readonly Region[];
}

/** Details of the nursery that runs the site; delivered with each page (decision 1). */
export interface Site {
  brand: string;
  /** The company behind the brand; absent if none is configured. */
  seller?: Seller;
  /** The same for remotes of the libraries 1.0, as far as it is configured. */
  company?: { name?: string; ico?: string; dic?: string };
  contacts: { email: string; phone: string; address: string };
  /** The first branch is the default. */
  branches: readonly SiteBranch[];
  /** Whether anonymous visitors may browse the assortment. */
  openAssortment: boolean;
  /** Retention of job applications, in days. */
  jobApplicationDays: number;
  /** Public key for creating accounts (`apiKey` of spec §7). */
  appKey: string;
  /** Conditions of a paid reservation, one per line, that replace the site's texts; overridden languages only. */
  paymentRules?: Partial<Record<Locale, string>>;
  /** The announcement above every page at the time of the request; null for none. */
  notice?: Preferences['notice'];
  /** Phone wallets for tickets; absent if none is configured. */
  wallets?: { apple: boolean; google: boolean };
  /** Container id of the tag manager, `GTM-…`; it is not loaded without one. */
  tagManagerId?: string;
  /** Percentage of visits that report web vitals; absent if none do. */
  webVitalsPercent?: number;
  /** Overrides of the cookie consent by admins; absent if there are none. */
  consent?: ConsentOverrides;
}

/** Fallback for a page delivered without its site. */
export const DEFAULT_SITE: Site = {
  brand: BRAND,
  contacts: {
    email: 'info@arbora.example',
    phone: '+420 315 000 111',
    address: BRANCHES[0].address,
  },
  openAssortment: true,
  jobApplicationDays: 180,
  appKey: APP_KEY,
  branches: BRANCHES.map((branch) => ({
    ...branch,
    regions: (Object.keys(REGION_BRANCH).map(Number) as Region[]).filter(
      (region) => branchOfRegion(region) === branch.name,
    ),
  })),
};

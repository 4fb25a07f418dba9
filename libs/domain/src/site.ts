import { BRANCHES, branchOfRegion, REGION_BRANCH, type BranchContacts, type Region } from './branches';
import type { Preferences } from './preferences';
import { APP_KEY, BRAND } from './product';

/** A place of the nursery. */
export interface SiteBranch extends BranchContacts {
  name: string;
  /** Regions it looks after, numbered as in the business register. */
  regions: readonly Region[];
}

/** What the site says about the nursery that runs it; delivered with each page (decision 1). */
export interface Site {
  brand: string;
  /** The company behind the brand, as far as it is told. */
  company?: { name?: string; ico?: string; dic?: string };
  contacts: { email: string; phone: string; address: string };
  /** The first branch is the default one. */
  branches: readonly SiteBranch[];
  /** Whether strangers may browse the assortment. */
  openAssortment: boolean;
  /** Days for which job applications are kept. */
  jobApplicationDays: number;
  /** Public key that is sent when an account is made (`apiKey` of spec §7). */
  appKey: string;
  /** The line above every page, as it was when the page was asked for; null where none is set. */
  notice?: Preferences['notice'];
  /** Container of the tag manager, `GTM-…`; without one none is ever loaded. */
  tagManagerId?: string;
}

/** Used where a page came without its own. */
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

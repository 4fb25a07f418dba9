import type { Seller, Site } from '@arbora/domain';
import { offeredWallets } from '../booking/wallet/offered-wallets';
import type { Config } from '../config';
import { sellerOf } from '../seller/seller-of';

/** The nursery's details and switches, as included in each document. */
export function siteOf(config: Config): Site {
  const { name, ...contacts } = config.brand;
  const { apple, google } = offeredWallets(config);
  const seller = sellerOf(config);
  return {
    brand: name,
    ...(seller && { seller, company: companyOf(seller) }),
    contacts,
    branches: config.branches.map(({ notify: _notify, ...branch }) => branch),
    openAssortment: config.openAssortment,
    jobApplicationDays: config.jobApplicationDays,
    appKey: config.appKey,
    ...(Object.keys(config.paymentTexts.rules).length > 0 && { paymentRules: config.paymentTexts.rules }),
    ...((apple ?? google) && { wallets: { apple: apple !== null, google: google !== null } }),
    ...(config.tagManagerId !== null && { tagManagerId: config.tagManagerId }),
    ...(config.webVitalsPercent > 0 && { webVitalsPercent: config.webVitalsPercent }),
    ...(Object.keys(config.consent).length > 0 && { consent: config.consent }),
  };
}

/** The same, cached until admins change it or a wallet's certificate expires. */
export function liveSite(config: Config): () => Site {
  let cached: { key: string; site: Site } | null = null;
  return () => {
    const { apple, google } = offeredWallets(config);
    const key = [config.revision, apple !== null, google !== null].join();
    if (cached?.key !== key) cached = { key, site: siteOf(config) };
    return cached.site;
  };
}

/** The seller as remotes of the libraries 1.0 read it. */
function companyOf({ legalName: name, ico, dic }: Seller): NonNullable<Site['company']> {
  return { name, ...(ico !== null && { ico }), ...(dic !== null && { dic }) };
}

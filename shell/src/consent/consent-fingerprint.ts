import type { ConsentConfiguration } from '@arbora/domain';

const KEY = 'arbora-consent-asked';

/** Fingerprint of a configuration: the version, and the optional groups with their cookies. */
function fingerprint({ version, optional }: ConsentConfiguration): string {
  return [version, ...optional.map(({ id, targets }) => `${id}:${[...targets].sort().join(',')}`).sort()].join(' ');
}

/**
 * Stores which configuration the visitor has decided on. Kept outside the consent cookies, which hold the decision only.
 */
export function storeFingerprint(configuration: ConsentConfiguration): void {
  try {
    window.localStorage.setItem(KEY, fingerprint(configuration));
  } catch {
    // With storage blocked, cookies are blocked too, and the banner returns anyway.
  }
}

/**
 * Whether the visitor's decision was on another configuration. A decision without a stored fingerprint counts as
 * current.
 */
export function isDecisionOutdated(configuration: ConsentConfiguration): boolean {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored !== null && stored !== fingerprint(configuration);
  } catch {
    return false;
  }
}

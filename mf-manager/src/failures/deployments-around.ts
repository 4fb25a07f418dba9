import type { PackageDeployment } from '../site-deployments/package-deployments';

const DAY_MS = 86_400_000;
/** A package that is deployed many times a day. */
const SHOWN = 5;

export interface Nearby {
  deployment: PackageDeployment;
  /** Positive if it happened before the given time. */
  msBefore: number;
}

/**
 * The deployments within a day of a time, and the latest one before it however long ago, as that one brought the code:
 * the latest first.
 */
export function deploymentsAround(time: string, deployments: readonly PackageDeployment[]): Nearby[] {
  const all = deployments.map((deployment) => ({ deployment, msBefore: Date.parse(time) - Date.parse(deployment.at) }));
  const brought = all.find(({ msBefore }) => msBefore >= 0);
  return all
    .filter((one) => one === brought || Math.abs(one.msBefore) <= DAY_MS)
    .sort((one, other) => Math.abs(one.msBefore) - Math.abs(other.msBefore))
    .slice(0, SHOWN)
    .sort((one, other) => one.msBefore - other.msBefore);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A length of time in the largest unit that it has two of, so that it is precise enough to compare; minutes below. */
export function lengthOf(ms: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (ms >= 2 * DAY_MS) return { unit: 'days', count: Math.floor(ms / DAY_MS) };
  if (ms >= 2 * HOUR_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'minutes', count: Math.floor(ms / MINUTE_MS) };
}

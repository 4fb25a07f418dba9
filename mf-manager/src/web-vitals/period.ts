import { pragueDay, pragueDayBounds, type LoggedDeployment } from '@arbora/domain';

const DAYS = 28;
const DAY_MS = 86_400_000;

/** The last 28 days in Prague, today included: the oldest first. */
export function lastDays(): string[] {
  // Noon, because a day may have 23 or 25 hours.
  const noon = Date.parse(`${pragueDay(Date.now())}T12:00:00Z`);
  return Array.from({ length: DAYS }, (_, index) => pragueDay(noon - (DAYS - 1 - index) * DAY_MS));
}

/** A deployment and its place in the period, from 0 to 1. */
export interface DeploymentMark {
  deployment: LoggedDeployment;
  place: number;
}

/**
 * The deployments of a period that changed a version, the latest first; with `remote` those that changed that package
 * or the shell, which is part of every page.
 */
export function marksOf(
  history: readonly LoggedDeployment[],
  days: readonly string[],
  remote: string | null,
): DeploymentMark[] {
  const start = Date.parse(pragueDayBounds(days[0]!).start);
  const end = Date.parse(pragueDayBounds(days.at(-1)!).end);
  return history
    .filter(({ changes }) => changes.some(({ name }) => remote === null || name === remote || name === 'shell'))
    .map((deployment) => ({ deployment, place: (Date.parse(deployment.at) - start) / (end - start) }))
    .filter(({ place }) => place >= 0 && place <= 1);
}

import type { Duration } from './step';

/** Longer test files, and journeys, are named even if they are not among the slowest. */
const LIMIT_SECONDS = 20;
const SHOWN = 15;

/** Returns a line for each of the slowest files and journeys, and for each one over the limit. */
export function slowest(durations: readonly Duration[]): string[] {
  return [...durations]
    .sort((a, b) => b.seconds - a.seconds)
    .filter(({ seconds }, index) => index < SHOWN || seconds > LIMIT_SECONDS)
    .map(({ name, seconds }) => {
      const mark = seconds > LIMIT_SECONDS ? ` (over ${LIMIT_SECONDS} s)` : '';
      return `${seconds.toFixed(1).padStart(6)} s  ${name}${mark}`;
    });
}

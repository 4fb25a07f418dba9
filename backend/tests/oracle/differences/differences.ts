import { isDeepStrictEqual } from 'node:util';
import type { OracleAnswer } from '../oracle';
import type { Difference, Pair } from './difference';
import { FLAWS } from './flaws';
import { MEANT } from './meant';

/** All known differences between our service and PostgREST 12.0.2. */
export const DIFFERENCES = { ...MEANT, ...FLAWS };

export type DifferenceName = keyof typeof DIFFERENCES;

export const DIFFERENCE_NAMES = Object.keys(DIFFERENCES) as DifferenceName[];

export function withoutDifferences(answer: OracleAnswer, names: readonly DifferenceName[]): OracleAnswer {
  return names.reduce((left, name) => DIFFERENCES[name].without(left), answer);
}

export function areEqual({ real, ours }: Pair, names: readonly DifferenceName[] = []): boolean {
  return isDeepStrictEqual(withoutDifferences(real, names), withoutDifferences(ours, names));
}

/**
 * The smallest set of named differences that explains a pair of responses; null if there is none. A failure of ours is
 * never explained.
 */
export function explain(pair: Pair): readonly DifferenceName[] | null {
  if (pair.ours.status >= 500 && pair.real.status < 500) return null;
  const applying = DIFFERENCE_NAMES.filter((name) => (DIFFERENCES[name] as Difference).applies?.(pair) === true);
  if (!areEqual(pair, applying)) return null;
  return applying.reduce<readonly DifferenceName[]>((needed, name) => {
    const others = needed.filter((other) => other !== name);
    return areEqual(pair, others) ? others : needed;
  }, applying);
}

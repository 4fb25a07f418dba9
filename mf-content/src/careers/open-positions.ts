import { pragueDay } from '@arbora/domain';
import type { PositionSummary } from './careers.queries';

/** Whether applications are still taken: the last day for them, if there is one, is not over. */
export function isOpen({ closes_on: lastDay }: Pick<PositionSummary, 'closes_on'>, now = Date.now()): boolean {
  return lastDay === null || lastDay >= pragueDay(now);
}

/** Those of one branch; null for those of none, and for all where they are too few to be told apart. */
export interface PositionGroup {
  branch: string | null;
  positions: readonly PositionSummary[];
}

/** As many as are taken in at a glance. */
const FEW = 3;

/** Positions by branch, in the order of the first of each; those without a branch come last. */
export function positionGroups(positions: readonly PositionSummary[]): readonly PositionGroup[] {
  if (positions.length <= FEW) return [{ branch: null, positions }];
  return [...new Set(positions.map(({ branch }) => branch))]
    .sort((a, b) => Number(a === null) - Number(b === null))
    .map((branch) => ({ branch, positions: positions.filter((position) => position.branch === branch) }));
}

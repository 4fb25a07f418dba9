import { pragueDay } from '@arbora/domain';
import type { PositionSummary } from './careers.queries';

/** Whether applications are accepted: the closing date, if any, has not passed. */
export function isOpen({ closes_on: lastDay }: Pick<PositionSummary, 'closes_on'>, now = Date.now()): boolean {
  return lastDay === null || lastDay >= pragueDay(now);
}

/** Positions of one branch; `branch` is null for positions without one, and for a single group of all. */
export interface PositionGroup {
  branch: string | null;
  positions: readonly PositionSummary[];
}

/** Up to this number positions are not grouped. */
const FEW = 3;

/** Positions by branch, in the order of the first of each; those without a branch come last. */
export function positionGroups(positions: readonly PositionSummary[]): readonly PositionGroup[] {
  if (positions.length <= FEW) return [{ branch: null, positions }];
  return [...new Set(positions.map(({ branch }) => branch))]
    .sort((a, b) => Number(a === null) - Number(b === null))
    .map((branch) => ({ branch, positions: positions.filter((position) => position.branch === branch) }));
}

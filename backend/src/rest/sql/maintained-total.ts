import { ALL_ROWS } from '../parse/range';
import type { PlannedCondition, ReadNode } from '../plan/read-plan';
import type { Parameters } from './parameters';
import { selectParts } from './read-sql';

/**
 * Returns SQL for the total as a sum over a view with maintained counts; null unless the resource declares such a view
 * with all columns of the conditions. The sum is null if the view has no totals for the caller.
 */
export function maintainedTotal(node: ReadNode, parameters: Parameters): string | null {
  const totals = node.resource.totals.find(({ columns }) =>
    node.where.every((condition) => isCovered(condition, columns)),
  );
  if (!totals || node.embeds.length > 0) return null;
  const { from } = selectParts({ ...node, columns: [], order: [], window: ALL_ROWS }, parameters, {
    source: totals.sql,
  });
  return `(select sum(rows)${from})`;
}

function isCovered(condition: PlannedCondition, columns: ReadonlySet<string>): boolean {
  if (condition.kind === 'filter') return columns.has(condition.field.column);
  return condition.kind === 'logic' && condition.children.every((child) => isCovered(child, columns));
}

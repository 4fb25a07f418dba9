import { ALL_ROWS } from '../parse/range';
import type { PlannedCondition, PlannedOrder, ReadNode } from '../plan/read-plan';
import type { Parameters } from './parameters';
import { narrowPatterns } from './narrow-patterns';
import { quoteIdentifier } from './quote';
import { selectParts, windowSql } from './read-sql';

/**
 * Whether a counted page should be cut from all rows found rather than found by scanning in the requested order. The
 * planner assumes that patterns match many rows and scans; for a longer word that reads most of the table.
 */
export function isNarrowSearch({ where, order, columns, embeds }: ReadNode): boolean {
  return (
    embeds.length === 0 && where.some(isNarrow) && order.every((term) => sortedColumn(term, columns) !== undefined)
  );
}

/** The rows of a page and their total, both from one search. */
export function narrowSearch(node: ReadNode, parameters: Parameters): { source: string; rows: string; total: string } {
  const { list, from } = selectParts({ ...node, order: [], window: ALL_ROWS }, parameters);
  const terms = node.order.map((term) => {
    const sorted = `${quoteIdentifier(sortedColumn(term, node.columns)?.name ?? '')} ${term.direction ?? 'asc'}`;
    return term.nulls === null ? sorted : `${sorted} nulls ${term.nulls}`;
  });
  const sorting = terms.length === 0 ? '' : ` order by ${terms.join(', ')}`;
  return {
    source: `with _found as materialized (select ${list}${from})`,
    rows: `select * from _found${sorting}${windowSql(node.window, parameters)}`,
    total: '(select count(*) from _found)',
  };
}

function sortedColumn({ field }: PlannedOrder, columns: ReadNode['columns']) {
  if (field.path.length > 0) return undefined;
  const found = columns.filter(({ name }) => name === field.column);
  return found.length === 1 && found[0]?.field.column === field.column && found[0].cast === null ? found[0] : undefined;
}

function isNarrow(condition: PlannedCondition): boolean {
  return narrowPatterns(condition) !== null;
}

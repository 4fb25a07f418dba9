import { ALL_ROWS } from '../parse/range';
import type { PlannedOrder, ReadNode } from '../plan/read-plan';
import type { Parameters } from './parameters';
import { SEARCH_IDS_MAX, selectivePatterns } from './selective-patterns';
import { quoteIdentifier } from './quote';
import { selectParts, windowSql } from './read-sql';

/** Whether a page can be cut from all matches: nothing is embedded or counted, and it is sorted by columns that it shows. */
export function canPageMatches({ order, columns, embeds }: ReadNode): boolean {
  if (columns.some(({ field }) => field.isRowCount)) return false;
  return embeds.length === 0 && order.every((term) => sortedColumn(term, columns) !== undefined);
}

/**
 * Whether a counted page should be cut from all matches rather than found by scanning in the requested order. The
 * planner assumes that patterns match many rows and scans; for a longer word that reads most of the table.
 */
export function isSelectiveSearch(node: ReadNode): boolean {
  return canPageMatches(node) && node.where.some((condition) => selectivePatterns(condition) !== null);
}

/** Whether the search function, whose ids are in `_ids`, has found all rows that match. */
export const FOUND_ALL_IDS = `(select cardinality(ids) <= ${SEARCH_IDS_MAX} from _ids)`;

/** The rows of a page and their total, both from one search; `isById`: among the rows whose ids are in `_ids`. */
export function selectiveSearch(
  node: ReadNode,
  parameters: Parameters,
  { isById = false } = {},
): { source: string; rows: string; total: string } {
  const extra = isById ? [`${quoteIdentifier(node.alias)}.id = any ((select ids from _ids)::uuid[])`] : [];
  const { list, from } = selectParts({ ...node, order: [], window: ALL_ROWS }, parameters, { extra });
  const terms = node.order.map((term) => {
    const sorted = `${quoteIdentifier(sortedColumn(term, node.columns)?.name ?? '')} ${term.direction ?? 'asc'}`;
    return term.nulls === null ? sorted : `${sorted} nulls ${term.nulls}`;
  });
  const sorting = terms.length === 0 ? '' : ` order by ${terms.join(', ')}`;
  return {
    source: `_found as materialized (select ${list}${from})`,
    rows: `select * from _found${sorting}${windowSql(node.window, parameters)}`,
    total: '(select count(*) from _found)',
  };
}

function sortedColumn({ field }: PlannedOrder, columns: ReadNode['columns']) {
  if (field.path.length > 0) return undefined;
  const found = columns.filter(({ name }) => name === field.column);
  return found.length === 1 && found[0]?.field.column === field.column && found[0].cast === null ? found[0] : undefined;
}

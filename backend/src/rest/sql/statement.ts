import { Parameters, type Statement } from './parameters';
import { SCALAR } from '../catalog';
import type { Representation } from '../parse/media-type';
import type { ReadNode } from '../plan/read-plan';
import { boundedList } from './bounded-list';
import { searchIds } from './selective-patterns';
import { FOUND_ALL_IDS, canPageMatches, isSelectiveSearch, selectiveSearch } from './selective-search';
import { maintainedTotal } from './maintained-total';
import { selectParts, selectSql, type SelectParts } from './read-sql';

export interface ReadOptions {
  representation: Representation;
  withTotal: boolean;
  /** HEAD: only the counts are needed. */
  withBody: boolean;
}

/**
 * The statement of a GET or HEAD: rows of a page, with the total if asked. Chooses between reading in order, by ids found
 * by an index, and paging all matches of a selective search.
 */
export function selectStatement(node: ReadNode, options: ReadOptions): Statement {
  const parameters = new Parameters();
  const representation = options.withBody ? options.representation : null;
  const totalOf = (sql: () => string): string => (options.withTotal ? sql() : 'null');
  const inOrder = (): string => {
    const parts = selectParts(node, parameters, { isCsv: representation?.shape === 'csv' });
    const total = totalOf(() => totalSql(node, parts, parameters, maintainedTotal(node, parameters)));
    return responseSql(selectSql(parts), total, representation);
  };
  const ids = canPageMatches(node) ? searchIds(node, parameters) : null;
  if (ids !== null) {
    const { source, rows, total } = selectiveSearch(node, parameters, { isById: true });
    const fromMatches = responseSql(
      rows,
      totalOf(() => total),
      representation,
    );
    // Only one of the two is executed.
    return parameters.statement(
      `with _ids as materialized (select ${ids} as ids), ${source}
       select * from (${fromMatches}) as _all_found where ${FOUND_ALL_IDS}
       union all
       select * from (${inOrder()}) as _in_order where not ${FOUND_ALL_IDS}`,
      'force_generic_plan',
    );
  }
  if (options.withTotal && isSelectiveSearch(node)) {
    const { source, rows, total } = selectiveSearch(node, parameters);
    // All patterns match few rows, as the planner assumes without their values: one plan fits every word.
    return parameters.statement(`with ${source} ${responseSql(rows, total, representation)}`, 'force_generic_plan');
  }
  return parameters.statement(inOrder());
}

/**
 * Counts separately only if the page itself does not reveal the total. `maintained` is the total that a view maintains; only
 * rows of a resource have one, not those of a function.
 */
export function totalSql(
  node: ReadNode,
  parts: SelectParts,
  parameters: Parameters,
  maintained: string | null = null,
): string {
  const { limit, offset } = node.window;
  const all = `(select count(*)${parts.countFrom()})`;
  const counted = maintained === null ? all : `coalesce(${maintained}, ${all})`;
  if (!parts.isPaged) return counted;
  if (limit === null && offset === 0) return 'count(*)';
  if (limit === null || limit === 0) return counted;
  const isLastPage = `count(*) < ${parameters.add(limit)}${offset === 0 ? '' : ' and count(*) > 0'}`;
  const seen = offset === 0 ? 'count(*)' : `count(*) + ${parameters.add(offset)}`;
  return `case when ${isLastPage} then ${seen} else ${counted} end`;
}

/** `isScalar`: the rows have one column, whose values take the place of the rows. */
export function responseSql(
  rows: string,
  total: string,
  representation: Representation | null,
  isScalar = false,
): string {
  if (representation === null) return `select count(*) as rows, ${total} as total, null as body from (${rows}) as _row`;
  const { from, item } = boundedList(
    rows,
    '_row',
    itemSql(representation, isScalar),
    representation.shape === 'csv' ? 'text' : 'json',
  );
  return `select count(*) as rows, ${total} as total, ${bodySql(representation, item)} as body from ${from} as _page`;
}

function itemSql({ shape, strip }: Representation, isScalar: boolean): string {
  // The text form of a row is CSV in parentheses.
  if (shape === 'csv') return 'substring(_row::text, 2, length(_row::text) - 2)';
  const item = isScalar ? `to_json(_row.${SCALAR})` : 'row_to_json(_row)';
  return strip ? `json_strip_nulls(${item})` : item;
}

function bodySql({ shape }: Representation, item: string): string {
  switch (shape) {
    case 'array':
      return `coalesce(json_agg(${item}), '[]')::text`;
    case 'object':
      return `coalesce(json_agg(${item}) -> 0, 'null')::text`;
    case 'csv':
      return `string_agg(${item}, E'\\n')`;
  }
}

import { Parameters, type Statement } from './parameters';
import type { Representation } from '../parse/media-type';
import type { ReadNode } from '../plan/read-plan';
import { isNarrowSearch, narrowSearch } from './narrow-search';
import { selectParts, selectSql, type SelectParts } from './read-sql';

export interface ReadOptions {
  representation: Representation;
  withTotal: boolean;
  /** HEAD: nothing but the numbers is wanted. */
  withBody: boolean;
}

export function readStatement(node: ReadNode, options: ReadOptions): Statement {
  const parameters = new Parameters();
  const representation = options.withBody ? options.representation : null;
  if (options.withTotal && isNarrowSearch(node)) {
    const { source, rows, total } = narrowSearch(node, parameters);
    // All its patterns fit few rows, as a planner that does not know them supposes: one plan is right for every word.
    return parameters.statement(`${source} ${answerSql(rows, total, representation)}`, 'force_generic_plan');
  }
  const parts = selectParts(node, parameters);
  const total = options.withTotal ? totalSql(node, parts, parameters) : 'null';
  return parameters.statement(answerSql(selectSql(parts), total, representation));
}

/** Counts apart from the page only if the page does not show by itself where the rows end. */
export function totalSql({ window: { limit, offset } }: ReadNode, parts: SelectParts, parameters: Parameters): string {
  const counted = `(select count(*)${parts.countFrom})`;
  if (limit === null && offset === 0) return 'count(_row)';
  if (limit === null || limit === 0) return counted;
  const isLastPage = `count(_row) < ${parameters.add(limit)}${offset === 0 ? '' : ' and count(_row) > 0'}`;
  const seen = offset === 0 ? 'count(_row)' : `count(_row) + ${parameters.add(offset)}`;
  return `case when ${isLastPage} then ${seen} else ${counted} end`;
}

export function answerSql(rows: string, total: string, representation: Representation | null): string {
  return `select count(_row) as rows, ${total} as total, ${bodySql(representation)} as body from (${rows}) as _row`;
}

function bodySql(representation: Representation | null): string {
  if (representation === null) return 'null';
  const row = representation.strip ? 'json_strip_nulls(row_to_json(_row))' : '_row';
  switch (representation.shape) {
    case 'array':
      return `coalesce(json_agg(${row}), '[]')::text`;
    case 'object':
      return `coalesce(json_agg(${row}) -> 0, 'null')::text`;
    case 'csv':
      // A row's text form is CSV in parentheses.
      return `string_agg(substring(_row::text, 2, length(_row::text) - 2), E'\\n')`;
  }
}

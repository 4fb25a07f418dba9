import type { PlannedCondition, ReadNode } from '../plan/read-plan';
import { arrayLiteral } from './array-literal';
import type { Parameters } from './parameters';
import { quoteIdentifier } from './quote';

/** A pattern of this length matches few rows; shorter ones match many. */
const NARROW_LENGTH = 5;

interface ColumnPattern {
  column: string;
  pattern: string;
}

/**
 * Returns patterns of which every row that meets the condition matches at least one; null unless each matches few rows.
 */
export function narrowPatterns(condition: PlannedCondition): ColumnPattern[] | null {
  if (condition.kind === 'embed-null' || condition.negated) return null;
  if (condition.kind === 'logic') {
    if (condition.operator === 'and') return null;
    const children = condition.children.map(narrowPatterns);
    return children.every((child) => child !== null) ? children.flat() : null;
  }
  const { field, test } = condition;
  if (test.kind !== 'compare' || test.quantifier !== null || field.path.length > 0) return null;
  if (test.operator !== 'ilike' && test.operator !== 'like') return null;
  if (!test.value.split(/[*%_]+/).some((part) => part.length >= NARROW_LENGTH)) return null;
  return [{ column: field.column, pattern: test.value.replaceAll('*', '%') }];
}

/** Conditions that restrict the rows, through the resource's search function, to those that may match, by an index. */
export function foundIds({ resource, alias, where }: ReadNode, parameters: Parameters): string[] {
  const { search } = resource;
  if (search === null) return [];
  return where.flatMap((condition) => {
    const patterns = narrowPatterns(condition);
    if (patterns === null || !patterns.every(({ column }) => search.columns.has(column))) return [];
    const columns = parameters.add(arrayLiteral(patterns.map(({ column }) => column)));
    const texts = parameters.add(arrayLiteral(patterns.map(({ pattern }) => pattern)));
    // A scalar subquery, so that it is evaluated once and not for each row.
    return [`${quoteIdentifier(alias)}.id = any ((select ${search.sql}(${columns}, ${texts}))::uuid[])`];
  });
}

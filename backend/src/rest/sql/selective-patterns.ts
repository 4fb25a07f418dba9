import type { PlannedCondition, ReadNode } from '../plan/read-plan';
import { arrayLiteral } from './array-literal';
import type { Parameters } from './parameters';

/** A pattern of this length matches few rows; shorter ones match many. */
const SELECTIVE_LENGTH = 5;
/** The shortest part of a pattern for which a trigram index helps. */
const TRIGRAM_LENGTH = 3;
/** The most rows that a search function reads by their ids; of more, the page is read in its order. */
export const SEARCH_IDS_MAX = 1000;

interface ColumnPattern {
  column: string;
  pattern: string;
}

/**
 * Returns patterns of which every row that meets the condition matches at least one; null unless each matches few rows.
 */
export function selectivePatterns(condition: PlannedCondition, length = SELECTIVE_LENGTH): ColumnPattern[] | null {
  if (condition.kind === 'embed-null' || condition.negated) return null;
  if (condition.kind === 'logic') {
    if (condition.operator === 'and') return null;
    const children = condition.children.map((child) => selectivePatterns(child, length));
    return children.every((child) => child !== null) ? children.flat() : null;
  }
  const { field, test } = condition;
  if (test.kind !== 'compare' || test.quantifier !== null || field.path.length > 0) return null;
  if (test.operator !== 'ilike' && test.operator !== 'like') return null;
  if (!test.value.split(/[*%_]+/).some((part) => part.length >= length)) return null;
  return [{ column: field.column, pattern: test.value.replaceAll('*', '%') }];
}

/**
 * The call of the resource's search function for the ids of rows that may match, found by an index, at most
 * `SEARCH_IDS_MAX` + 1 of them; null without such a function for the conditions.
 */
export function searchIds({ resource, where }: ReadNode, parameters: Parameters): string | null {
  const { search } = resource;
  const patterns = where
    .map((condition) => selectivePatterns(condition, TRIGRAM_LENGTH))
    .find((candidate) => candidate?.every(({ column }) => search?.columns.has(column)));
  if (!search || !patterns) return null;
  const columns = parameters.add(arrayLiteral(patterns.map(({ column }) => column)));
  const texts = parameters.add(arrayLiteral(patterns.map(({ pattern }) => pattern)));
  return `${search.sql}(${columns}, ${texts}, ${SEARCH_IDS_MAX + 1})`;
}

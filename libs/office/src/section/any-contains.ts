import { containing } from '@arbora/domain';

/** Condition that one of the columns contains the text, for `or`. */
export function anyContains(columns: readonly string[], text: string): string {
  const pattern = quotedPattern(containing(text));
  return columns.map((column) => `${column}.ilike.${pattern}`).join();
}

/** A pattern inside `or`, quoted so that typed commas and parentheses are not syntax. */
export function quotedPattern(pattern: string): string {
  return `"${pattern.replace(/["\\]/g, '\\$&')}"`;
}

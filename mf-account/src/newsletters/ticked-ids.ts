import * as v from 'valibot';
import type { Newsletter } from './newsletters.query';

/**
 * Ticks of newsletters by id: if the list changes under a form, no tick moves to another newsletter. Newsletters added
 * after the form was opened are not ticked.
 */
export const tickedSchema = v.record(v.string(), v.optional(v.boolean(), false));
export type Ticked = v.InferOutput<typeof tickedSchema>;

export function tickedOf(offered: readonly Pick<Newsletter, 'id'>[], chosen: readonly string[] = []): Ticked {
  return Object.fromEntries(offered.map(({ id }) => [id, chosen.includes(id)]));
}

/** Ids of the offered and ticked newsletters, in the order of the list. */
export function tickedIds(
  offered: readonly Pick<Newsletter, 'id'>[],
  ticked: v.InferInput<typeof tickedSchema>,
): string[] {
  return offered.filter(({ id }) => ticked[id]).map(({ id }) => id);
}

import * as v from 'valibot';
import type { Newsletter } from './newsletters.query';

/**
 * Whether each newsletter is ticked, by its id: an offer that changes under a form moves no tick to another newsletter. One
 * that was not there when the form was opened is not ticked.
 */
export const tickedSchema = v.record(v.string(), v.optional(v.boolean(), false));
export type Ticked = v.InferOutput<typeof tickedSchema>;

export function tickedOf(offered: readonly Pick<Newsletter, 'id'>[], chosen: readonly string[] = []): Ticked {
  return Object.fromEntries(offered.map(({ id }) => [id, chosen.includes(id)]));
}

/** Ids of the newsletters that are offered and ticked, in the order of the offer. */
export function tickedIds(
  offered: readonly Pick<Newsletter, 'id'>[],
  ticked: v.InferInput<typeof tickedSchema>,
): string[] {
  return offered.filter(({ id }) => ticked[id]).map(({ id }) => id);
}

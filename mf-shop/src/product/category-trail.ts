import type { ProductCategory } from '@arbora/domain';

/**
 * A plant's categories as breadcrumbs: the first group, then its first subgroup. `others` are its remaining categories.
 */
export function categoryTrail(
  categories: readonly ProductCategory[],
  ids: readonly string[],
): { trail: ProductCategory[]; others: ProductCategory[] } {
  const own = categories.filter(({ id }) => ids.includes(id));
  const sub = own.find(({ cid_sub }) => cid_sub !== null);
  const group = own.find(({ cid, cid_sub }) => cid_sub === null && (!sub || cid === sub.cid));
  const trail = [group, sub].filter((category) => category !== undefined);
  return { trail, others: own.filter((category) => !trail.includes(category)) };
}

import type { Newsletter } from './newsletters.query';

/** Ids of the newsletters whose box is ticked; `ticked` is in their order. */
export function tickedIds(offered: readonly Pick<Newsletter, 'id'>[], ticked: readonly boolean[]): string[] {
  return offered.filter((_, index) => ticked[index]).map(({ id }) => id);
}

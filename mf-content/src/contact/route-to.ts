import { routePlanner, type SiteBranch } from '@arbora/domain';

/** Address of a route planner to a branch. */
export function routeTo({ name, address, location }: SiteBranch): string {
  return routePlanner(address ?? (location ? `${location.lat},${location.lon}` : name));
}

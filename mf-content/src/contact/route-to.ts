import { routePlanner, type SiteBranch } from '@arbora/domain';

/** Where a way to a branch is planned. */
export function routeTo({ name, address, location }: SiteBranch): string {
  return routePlanner(address ?? (location ? `${location.lat},${location.lon}` : name));
}

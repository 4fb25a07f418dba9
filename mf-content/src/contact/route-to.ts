import type { SiteBranch } from '@arbora/domain';

/** Where a way to a branch is planned, from wherever the visitor is; nothing is asked of it before the link is followed. */
export function routeTo({ name, address, location }: SiteBranch): string {
  const query = new URLSearchParams({
    api: '1',
    destination: address ?? (location ? `${location.lat},${location.lon}` : name),
  });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Where a way to a place is planned, from wherever one is; nothing is asked of it before the link is followed. */
export function routePlanner(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

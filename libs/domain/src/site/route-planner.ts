/** Returns a URL of directions to a place; no third-party request is made before the link is followed. */
export function routePlanner(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

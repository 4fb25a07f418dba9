/** Prefix of the ids that React makes in a remote's root: the same on the server and in the browser, and no other's. */
export function parcelPrefix(remote: string): string {
  return `${remote}-`;
}

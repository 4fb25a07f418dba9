/** Prefix of React's generated ids in a remote's root: unique, and equal on server and browser. */
export function parcelPrefix(remote: string): string {
  return `${remote}-`;
}

/**
 * Stands in the shell for the federation runtime's reading of version ranges. No shared module asks for one: the shell
 * alone brings them, and a deployment refuses remotes that were built for others. What is left to tell is which of two
 * versions is the newer one; the runtime asks whether one is at most the other.
 */
export function satisfy(version: string, range: string): boolean {
  const [, bound] = /^<=(.+)$/.exec(range) ?? [];
  if (bound === undefined) throw new Error(`This site reads no version ranges: ${range}`);
  return version.localeCompare(bound, 'en', { numeric: true }) <= 0;
}

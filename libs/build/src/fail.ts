/**
 * Prints an error and exits. A plain Error is an expected failure and prints one line; any other is a bug and prints
 * its stack.
 */
export function fail(error: unknown): never {
  console.error(error instanceof Error && error.constructor === Error ? error.message : error);
  process.exit(1);
}

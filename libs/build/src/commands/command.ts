/**
 * Prints an error and exits. A plain Error is an expected failure and prints one line; any other is a bug and prints
 * its stack.
 */
export function fail(error: unknown): never {
  console.error(error instanceof Error && error.constructor === Error ? error.message : error);
  process.exit(1);
}

/** Runs a workspace command; exits with code 1 on failure. */
export function command(run: (args: string[]) => Promise<unknown>): void {
  // The runner was killed and could not forward a signal.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  run(process.argv.slice(2)).catch(fail);
}

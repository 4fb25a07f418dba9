/** Ends the process. A plain Error is a refusal in one line; any other is a defect, for which its stack is needed. */
export function fail(error: unknown): never {
  console.error(error instanceof Error && error.constructor === Error ? error.message : error);
  process.exit(1);
}

/** Runs a workspace command: a failure ends it with exit code 1. */
export function command(run: (args: string[]) => Promise<unknown>): void {
  // A runner that was killed cannot say stop.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  run(process.argv.slice(2)).catch(fail);
}

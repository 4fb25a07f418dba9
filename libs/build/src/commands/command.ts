/** Runs a workspace command: a failure is one line and exit code 1. */
export function command(run: (args: string[]) => Promise<unknown>): void {
  run(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

import { fail } from '@arbora/build/fail';

/** Runs a workspace command; exits with code 1 on failure. */
export function command(run: (args: string[]) => Promise<unknown>): void {
  // The runner was killed and could not forward a signal.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  // The reader of a pipe has left, such as `head`.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && process.exit(0));
  run(process.argv.slice(2)).catch(fail);
}

/** Serves the site under test with a remote built from source, as a child process of a test; sends its URL to the parent. */
import { developRemotes } from '@arbora/build';
import { ORIGIN } from './site';

async function serve(name: string): Promise<void> {
  const site = await developRemotes([name], { origin: ORIGIN, port: 0 });
  for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, () => process.exit());
  process.send?.(site.address);
}

serve(process.argv[2]!).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

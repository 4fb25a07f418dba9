/**
 * Runs the site in a development build as a child process of a test, and sends its URL to the parent. On a message with
 * package names it deploys their production builds, as a new version if they are deployed already.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deployCheckout, makeDevelopmentSite } from '@arbora/build';
import { deploy } from '@arbora/deployment';
import { startServer } from '@arbora/tools';
import { STATE_DIR } from './site';

const SITE_DIR = path.join(STATE_DIR, 'development-site');
/** Recreated at each start: an older one may have another schema. */
const DATA_DIR = path.join(STATE_DIR, 'development-data');
const NEXT_DIR = path.join(STATE_DIR, 'next-builds');

/** Copies a package's build to a new version, which differs in one file. */
async function copyAsNextVersion(name: string): Promise<void> {
  const dist = path.join(NEXT_DIR, name);
  await cp(path.join(__dirname, '..', name, 'dist'), dist, { recursive: true });
  await writeFile(path.join(dist, 'next.txt'), 'next');
}

/** Deploys the existing builds if no names are given, else new versions of the named packages. */
async function deployPackages(names: readonly string[]): Promise<void> {
  if (names.length === 0) return void (await deployCheckout({ siteDir: SITE_DIR }));
  await rm(NEXT_DIR, { recursive: true, force: true });
  await Promise.all(names.map(copyAsNextVersion));
  await deploy(new Map(names.map((name) => [name, path.join(NEXT_DIR, name)])), { siteDir: SITE_DIR });
}

async function serve(): Promise<void> {
  await makeDevelopmentSite(SITE_DIR);
  await rm(DATA_DIR, { recursive: true, force: true });
  const server = await startServer({
    NODE_ENV: 'development',
    SEED_DEMO: '1',
    DEMO_PICTURES: 'plain',
    PORT: '0',
    DATA_DIR,
    SITE_DIR,
  });
  process.on('message', (names: string[]) => {
    deployPackages(names).then(() => process.send?.('deployed'), fail);
  });
  for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, () => server.stop());
  process.send?.(server.url);
  process.exit(await server.ended);
}

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}

serve().catch(fail);

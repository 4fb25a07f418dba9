/** The site in a development build, for a test that starts it: tells its address to whoever does. */
import path from 'node:path';
import { makeDevelopmentSite, startServer } from '@arbora/build';
import { STATE_DIR } from './site';

const REMOTES = ['mf-content', 'mf-shop', 'mf-booking', 'mf-account'];

async function serve(): Promise<void> {
  const siteDir = path.join(STATE_DIR, 'development-site');
  await makeDevelopmentSite(siteDir, REMOTES);
  const server = await startServer({
    NODE_ENV: 'development',
    SEED_DEMO: '1',
    PORT: '0',
    DATA_DIR: path.join(STATE_DIR, 'development-data'),
    SITE_DIR: siteDir,
  });
  for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, () => server.stop());
  process.send?.(server.url);
  process.exit(await server.ended);
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

/** The site under test: the current builds with a newly seeded database. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { deployCheckout } from '@arbora/build';
import { startServer } from '@arbora/tools';
import { IS_SITE_REUSED, STATE_DIR, TRACES_DIR } from './site';

async function serve(): Promise<void> {
  const { DATA_DIR, SITE_DIR } = process.env;
  if (!DATA_DIR || !SITE_DIR) throw new Error('DATA_DIR and SITE_DIR must be set');
  await Promise.all([DATA_DIR, SITE_DIR].map((dir) => rm(dir, { recursive: true, force: true })));
  await deployCheckout();
  const port = process.env.POSTGREST_PORT;
  mkdirSync(TRACES_DIR, { recursive: true });
  const server = await startServer(
    {
      NODE_ENV: 'development',
      SEED_DEMO: '1',
      DEMO_PICTURES: 'plain',
      LOG_LEVEL: 'info',
      // Measures no random visits, so that each run of a test is the same.
      WEB_VITALS_PERCENT: '0',
      ...(port ? { POSTGREST_URL: `http://127.0.0.1:${port}` } : {}),
    },
    openSync(path.join(TRACES_DIR, 'server.log'), 'w'),
  );
  const postgrest = port ? startPostgrest(DATA_DIR, server.url, port) : null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      postgrest?.kill();
      server.stop();
    });
  }
  const code = await server.ended;
  if (!IS_SITE_REUSED) await rm(STATE_DIR, { recursive: true, force: true });
  process.exit(code);
}

/** Runs the real PostgREST on the same database and keys, instead of the data service. */
function startPostgrest(dataDir: string, origin: string, port: string): ChildProcess {
  const args = ['--import', 'tsx', 'backend/tests/oracle/run-postgrest.ts', dataDir, origin, port];
  return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

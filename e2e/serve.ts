/** The site under test: the current builds with a newly seeded database. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { deploy } from '@arbora/build';
import { startServer } from '@arbora/tools';

async function serve(): Promise<void> {
  const { DATA_DIR, SITE_DIR } = process.env;
  if (!DATA_DIR || !SITE_DIR) throw new Error('DATA_DIR and SITE_DIR must be set');
  await Promise.all([DATA_DIR, SITE_DIR].map((dir) => rm(dir, { recursive: true, force: true })));
  await deploy();
  const port = process.env.POSTGREST_PORT;
  const server = await startServer({
    NODE_ENV: 'development',
    SEED_DEMO: '1',
    ...(port ? { POSTGREST_URL: `http://127.0.0.1:${port}` } : {}),
  });
  const postgrest = port ? startPostgrest(DATA_DIR, server.url, port) : null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      postgrest?.kill();
      server.stop();
    });
  }
  process.exit(await server.ended);
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

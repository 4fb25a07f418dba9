/**
 * The real PostgREST beside a running site, over its embedded database and with its keys, until it is told to stop:
 * `node --import tsx run-postgrest.ts DATA_DIR ORIGIN PORT`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JSONWebKeySet } from 'jose';
import { loginConnection } from '../../src/database/connection';
import { startPostgrest } from './postgrest';

async function run([dataDir = '', origin = '', port = '']: string[]): Promise<void> {
  const password = (await readFile(path.join(dataDir, 'postgres.secret'), 'utf8')).trim();
  const owner = { host: path.join(dataDir, 'postgres'), port: 5432, database: 'arbora', user: 'postgres', password };
  const keys = (await (await fetch(`${origin}/api/auth/jwks.json`)).json()) as JSONWebKeySet;
  const postgrest = await startPostgrest(loginConnection(owner, 'authenticator'), keys, 8, Number(port));
  const stop = () => void postgrest.stop().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

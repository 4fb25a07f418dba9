import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, escapeLiteral } from 'pg';
import { LOGIN_ROLES, loginConnection, loginPassword } from './connection';
import type { Connection } from './connection';

export const MIGRATIONS_DIR = path.resolve(__dirname, '../../migrations');

/** A migration failed or does not fit the ones already run; the message is one line naming its file. */
export class MigrationError extends Error {}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations in the order of their numbers. */
export async function readMigrations(dir = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(dir, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database up to date and gives the login roles their passwords. Each file runs in one transaction of its
 * own; instances that start together wait for each other. Returns the names of the files that were run.
 * @throws MigrationError when a file fails, or one that was run has been changed since
 */
export async function migrate(owner: Connection, migrations?: Migration[]): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  const client = new Client({ ...owner, application_name: 'arbora migrate' });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('arbora migrate'))");
    await client.query('create schema if not exists app_private');
    await client.query(
      'create table if not exists app_private.migration (name text primary key, checksum text not null, run_at timestamptz not null default now())',
    );
    const done = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from app_private.migration',
    );
    const checksums = new Map(done.rows.map((row) => [row.name, row.checksum]));
    const ran: string[] = [];
    for (const migration of known) {
      const before = checksums.get(migration.name);
      if (before === undefined) {
        await run(client, migration);
        ran.push(migration.name);
      } else if (before !== migration.checksum) {
        throw new MigrationError(
          `${migration.name} was changed after it had been run. Once it is released, write a new migration; ` +
            'while you are still writing it, delete the database it ran in (the embedded one is the folder DATA_DIR, .arbora/data)',
        );
      }
    }
    await setLoginPasswords(client, owner);
    return ran;
  } finally {
    await client.end();
  }
}

async function run(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into app_private.migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new MigrationError(`${name} failed: ${(error as Error).message}${place(sql, error)}`, { cause: error });
  }
}

/** The line of the file where the server saw the error. */
function place(sql: string, error: unknown): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? ` (line ${sql.slice(0, position).split('\n').length})` : '';
}

/** Only writes when a password does not fit: roles belong to the whole server, which other databases share. */
async function setLoginPasswords(client: Client, owner: Connection): Promise<void> {
  for (const role of LOGIN_ROLES) {
    if (await canLogIn(loginConnection(owner, role))) continue;
    await client.query(`alter role ${role} with login password ${escapeLiteral(loginPassword(owner, role))}`);
  }
}

async function canLogIn(connection: Connection): Promise<boolean> {
  const client = new Client(connection);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

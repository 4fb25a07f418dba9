import { Client } from 'pg';
import type { Connection } from '../connection';
import { setLoginPasswords } from './login-passwords';
import { DROP_CODE } from './drop-code';
import { readSchema } from './read-schema';
import type { Schema, SchemaFile } from './read-schema';

/** The schema cannot be applied, or does not fit the database; the message is one line that says what to do. */
export class SchemaError extends Error {}

/** A database was made empty, brought up to date, found up to date, or is of a later version than this code. */
export type SchemaState = 'created' | 'upgraded' | 'current' | 'newer';

const RECORD = `
create table if not exists app_private.schema_file (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;
const REMEDY =
  'delete the database (the embedded one is the folder DATA_DIR, .arbora/data) or name another one in DATABASE_URL';

/**
 * Brings the database to the schema and gives the login roles their passwords. Everything happens in one transaction;
 * instances that start together wait for each other.
 * @throws SchemaError when a file fails, or the database was made by a version that cannot be upgraded
 */
export async function upgradeSchema(owner: Connection, wanted?: Schema): Promise<SchemaState> {
  const schema = wanted ?? (await readSchema());
  const client = new Client({ ...owner, application_name: 'arbora schema' });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('arbora schema'))");
    const state = await upgradeAgain(client, schema);
    await setLoginPasswords(client, owner);
    return state;
  } finally {
    await client.end();
  }
}

const DEADLOCK = '40P01';

/** Dropping code waits for every table, and a running instance may wait the other way round. */
async function upgradeAgain(client: Client, schema: Schema, tries = 5): Promise<SchemaState> {
  try {
    await client.query('begin');
    // Functions may call what a later file makes; `upgrade-schema.test.ts` checks the bodies.
    await client.query('set local check_function_bodies = off');
    const state = await upgrade(client, schema);
    await client.query('commit');
    return state;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (tries > 1 && ((error as Error).cause as { code?: string } | undefined)?.code === DEADLOCK) {
      return upgradeAgain(client, schema, tries - 1);
    }
    throw error;
  }
}

async function upgrade(client: Client, schema: Schema): Promise<SchemaState> {
  const applied = await readApplied(client);
  if (applied === null) {
    await applyAll(client, [...schema.foundation, ...schema.constraintFunctions, ...schema.tables, ...schema.code]);
    await record(client, schema);
    return 'created';
  }
  const known = new Set(schema.changes.map(({ name }) => name));
  if ([...applied.keys()].some((name) => name.startsWith('changes/') && !known.has(name))) return 'newer';

  const pending = schema.changes.filter(({ name }) => !applied.has(name));
  const rewritten = schema.changes.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (rewritten) throw new SchemaError(`${rewritten.name} was changed after it had run; write a new change instead`);
  const differs = ({ name, checksum }: SchemaFile) => applied.get(name) !== checksum;
  const table = schema.tables.find(differs);
  if (table && pending.length === 0) {
    throw new SchemaError(`The database was made by an earlier ${table.name} that no change leads on from: ${REMEDY}`);
  }
  const files = [...schema.foundation, ...schema.constraintFunctions, ...schema.code];
  const isRemoved = [...applied.keys()].some(
    (name) => ![...files, ...schema.tables, ...schema.changes].some((file) => file.name === name),
  );
  if (pending.length === 0 && !files.some(differs) && !isRemoved) return 'current';

  await client.query(DROP_CODE);
  await applyAll(client, [...schema.foundation, ...schema.constraintFunctions, ...pending, ...schema.code]);
  await record(client, schema);
  return 'upgraded';
}

/** The checksums of what was applied by name; null when nothing was. */
async function readApplied(client: Client): Promise<Map<string, string> | null> {
  const found = await client.query<{ record: string | null; migration: string | null }>(
    "select to_regclass('app_private.schema_file') as record, to_regclass('app_private.migration') as migration",
  );
  if (found.rows[0]?.migration) {
    throw new SchemaError(`The database was made by a version before the first release: ${REMEDY}`);
  }
  if (!found.rows[0]?.record) return null;
  const { rows } = await client.query<Pick<SchemaFile, 'name' | 'checksum'>>(
    'select name, checksum from app_private.schema_file',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function applyAll(client: Client, files: SchemaFile[]): Promise<void> {
  for (const { name, sql } of files) {
    try {
      await client.query(sql);
    } catch (error) {
      throw new SchemaError(`${name} failed: ${(error as Error).message}${place(sql, error)}`, { cause: error });
    }
  }
}

async function record(client: Client, schema: Schema): Promise<void> {
  const files = Object.values(schema).flat() as SchemaFile[];
  await client.query(RECORD);
  await client.query('delete from app_private.schema_file where name <> all ($1)', [files.map(({ name }) => name)]);
  await client.query(
    `insert into app_private.schema_file (name, checksum) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()
       where schema_file.checksum <> excluded.checksum`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  );
}

/** The line of the file where the server saw the error. */
function place(sql: string, error: unknown): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? ` (line ${sql.slice(0, position).split('\n').length})` : '';
}

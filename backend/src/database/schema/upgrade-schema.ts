import { Client } from 'pg';
import type { Connection } from '../connection';
import { setLoginPasswords } from './login-passwords';
import { dropCode } from './drop-code';
import { allFiles, readSchema } from './read-schema';
import type { Schema, SchemaFile } from './read-schema';
import { readApplied, recordApplied, REMEDY } from './applied-schema';
import { SchemaError } from './schema-error';

/** The database was created, upgraded, found up to date, or belongs to a later version than this code. */
export type SchemaState = 'created' | 'upgraded' | 'current' | 'newer';

/**
 * Brings the database to the schema and sets the passwords of the login roles, in one transaction; instances that start
 * together wait for each other.
 * @throws SchemaError when a file fails, the database was made by a version that cannot be upgraded, or an object of
 * the operator depends on code to be replaced
 */
export async function upgradeSchema(owner: Connection, wanted?: Schema): Promise<SchemaState> {
  const schema = wanted ?? (await readSchema());
  const client = new Client({ ...owner, application_name: 'arbora schema' });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('arbora schema'))");
    const state = await upgradeWithRetry(client, schema);
    await setLoginPasswords(client, owner);
    return state;
  } finally {
    await client.end();
  }
}

const DEADLOCK = '40P01';

/** Retries after a deadlock: dropping code locks every table, and a running instance may lock them in another order. */
async function upgradeWithRetry(client: Client, schema: Schema, tries = 5): Promise<SchemaState> {
  try {
    await client.query('begin');
    // Functions may call objects of a later file; `upgrade-schema.test.ts` checks the bodies.
    await client.query('set local check_function_bodies = off');
    const state = await upgrade(client, schema);
    await client.query('commit');
    return state;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (tries > 1 && isDeadlock(error)) return upgradeWithRetry(client, schema, tries - 1);
    throw error;
  }
}

/** Raised in a file, wrapped in an error that names the file, or while code was dropped. */
function isDeadlock(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === DEADLOCK || cause?.code === DEADLOCK;
}

async function upgrade(client: Client, schema: Schema): Promise<SchemaState> {
  const applied = await readApplied(client);
  if (applied === null) {
    await applyAll(client, [...schema.foundation, ...schema.constraintFunctions, ...schema.tables, ...schema.code]);
    await recordApplied(client, schema);
    return 'created';
  }
  const { files: found, release } = applied;
  const packaged = new Set(allFiles(schema).map(({ name }) => name));
  if ([...found.keys()].some((name) => name.startsWith('changes/') && !packaged.has(name))) return 'newer';
  // An instance of an earlier package that restarts while others are being upgraded.
  if (schema.release !== null && release !== null && schema.release < release) return 'newer';

  const pending = schema.changes.filter(({ name }) => !found.has(name));
  const rewritten = schema.changes.find(({ name, checksum }) => (found.get(name) ?? checksum) !== checksum);
  if (rewritten) throw new SchemaError(`${rewritten.name} was changed after it had run; write a new change instead`);
  const differs = ({ name, checksum }: SchemaFile) => found.get(name) !== checksum;
  const table = schema.tables.find(differs);
  if (table && pending.length === 0) {
    throw new SchemaError(`The database was made by an earlier ${table.name} that no change leads on from: ${REMEDY}`);
  }
  const files = [...schema.foundation, ...schema.constraintFunctions, ...schema.code];
  const isRemoved = [...found.keys()].some((name) => !packaged.has(name));
  if (pending.length === 0 && !files.some(differs) && !isRemoved) {
    if (schema.release !== null && schema.release !== release) await recordApplied(client, schema);
    return 'current';
  }

  await dropCode(client);
  await applyAll(client, [...schema.foundation, ...schema.constraintFunctions, ...pending, ...schema.code]);
  await recordApplied(client, schema);
  return 'upgraded';
}

async function applyAll(client: Client, files: SchemaFile[]): Promise<void> {
  for (const { name, sql } of files) {
    try {
      await client.query(sql);
    } catch (error) {
      throw new SchemaError(`${name} failed: ${(error as Error).message}${lineSuffix(sql, error)}`, { cause: error });
    }
  }
}

/** The line of the file at which the server reported the error. */
function lineSuffix(sql: string, error: unknown): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? ` (line ${sql.slice(0, position).split('\n').length})` : '';
}

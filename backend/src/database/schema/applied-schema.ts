import type { Client } from 'pg';
import type { PrivateRow } from '../private/private-row';
import { allFiles } from './read-schema';
import type { Schema } from './read-schema';
import { SchemaError } from './schema-error';

const CREATE_SCHEMA_FILE_TABLE = `
create table if not exists app_private.schema_file (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

export const REMEDY =
  'delete the database (the embedded one is the folder DATA_DIR, .arbora/data) or name another one in DATABASE_URL';

/** The files that a database records as applied. */
export interface Applied {
  /** Checksums by name. */
  files: Map<string, string>;
  /** The latest release that upgraded the database, as in `Schema`; null for a workspace. */
  release: string | null;
}

/**
 * Reads the files applied to the database; null for an empty database.
 * @throws SchemaError for a database from before the first release
 */
export async function readApplied(client: Client): Promise<Applied | null> {
  const found = await client.query<{ record: string | null; migration: string | null }>(
    "select to_regclass('app_private.schema_file') as record, to_regclass('app_private.migration') as migration",
  );
  if (found.rows[0]?.migration) {
    throw new SchemaError(`The database was made by a version before the first release: ${REMEDY}`);
  }
  if (!found.rows[0]?.record) return null;
  const { rows } = await client.query<PrivateRow<'schema_file', 'name' | 'checksum'> & { release: string | null }>(
    "select name, checksum, to_jsonb(f) ->> 'release' as release from app_private.schema_file f",
  );
  return { files: new Map(rows.map(({ name, checksum }) => [name, checksum])), release: rows[0]?.release ?? null };
}

/** Records the files and the release of an applied schema. */
export async function recordApplied(client: Client, schema: Schema): Promise<void> {
  const files = allFiles(schema);
  await client.query(CREATE_SCHEMA_FILE_TABLE);
  // The column is newer than the table.
  await client.query('alter table app_private.schema_file add column if not exists release text');
  await client.query('delete from app_private.schema_file where name <> all ($1)', [files.map(({ name }) => name)]);
  await client.query(
    `insert into app_private.schema_file (name, checksum) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()
       where schema_file.checksum <> excluded.checksum`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  );
  await client.query('update app_private.schema_file set release = $1 where release is distinct from $1', [
    schema.release,
  ]);
}

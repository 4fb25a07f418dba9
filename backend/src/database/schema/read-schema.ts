import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { INSTALLATION } from '../../installation';
import { normalizeSql } from './normalize-sql';
import { checkComplete, readRelease } from './release';
import { SchemaError } from './schema-error';

/** The order in which domains are applied: tables refer only to tables of their own and of earlier domains. */
export const DOMAINS = [
  'platform',
  'accounts',
  'mail',
  'content',
  'shop',
  'media',
  'careers',
  'booking',
  'payment',
  'documents',
  'refunds',
  'history',
  'failures',
  'web-vitals',
] as const;

/** A file of the schema. `name` is its path below the schema's folder, such as `booking/reserve.sql`. */
export interface SchemaFile {
  name: string;
  sql: string;
  /** Of the SQL without comments and formatting, see `normalizeSql`. */
  checksum: string;
}

/** The files of `backend/schema`, each list in the order in which it is applied. */
export interface Schema {
  /** Roles, schemas and extensions; idempotent. */
  foundation: SchemaFile[];
  /** Functions that constraints of tables call; `create or replace`, because tables depend on them. */
  constraintFunctions: SchemaFile[];
  /** Tables with their constraints, indexes and initial rows, for a new database. */
  tables: SchemaFile[];
  /** Functions and triggers, then views, then grants and policies. Dropped and recreated when one has changed. */
  code: SchemaFile[];
  /** Numbered migrations that bring the tables of an older database up to date. */
  changes: SchemaFile[];
  /** Build time of the package that the files belong to; null in a workspace, whose files have no order. */
  release: string | null;
}

/** All files of a schema. */
export function allFiles({ foundation, constraintFunctions, tables, code, changes }: Schema): SchemaFile[] {
  return [...foundation, ...constraintFunctions, ...tables, ...code, ...changes];
}

const CHANGES = 'changes';
const FOUNDATION = ['platform/roles.sql', 'platform/schemas.sql'];
const CONSTRAINT_FUNCTIONS = 'constraint-functions.sql';
const TABLES = 'tables.sql';
/** Matched as a whole name or as its end, as in `offer-views.sql`. */
const LAST = ['views.sql', 'triggers.sql', 'access.sql'];

/**
 * Reads a schema's folder: one folder per domain, and `changes`, which is optional.
 * @throws SchemaError for a folder that is not a domain, or a missing domain or file of the package: a missing file
 * must not be mistaken for removed code
 */
export async function readSchema(dir = INSTALLATION.schemaDir): Promise<Schema> {
  const folders = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const unknown = folders.find(({ name }) => name !== CHANGES && !(DOMAINS as readonly string[]).includes(name));
  if (unknown) throw new SchemaError(`backend/schema/${unknown.name} is not a domain of read-schema.ts`);
  const all: SchemaFile[] = [];
  for (const folder of [...DOMAINS, CHANGES]) all.push(...(await readFolder(dir, folder)));
  const release = await readRelease(dir);
  if (release) checkComplete(dir, release, all.map(({ name }) => name)); // oxfmt-ignore
  const named = (base: string) => all.filter(({ name }) => name.endsWith(`/${base}`) || name.endsWith(`-${base}`));
  const isChange = ({ name }: SchemaFile) => name.startsWith(`${CHANGES}/`);
  const special = new Set([
    ...FOUNDATION,
    ...[CONSTRAINT_FUNCTIONS, TABLES, ...LAST].flatMap((base) => named(base).map(({ name }) => name)),
  ]);
  return {
    foundation: FOUNDATION.flatMap((name) => all.filter((file) => file.name === name)),
    constraintFunctions: named(CONSTRAINT_FUNCTIONS),
    tables: named(TABLES),
    code: [...all.filter((file) => !isChange(file) && !special.has(file.name)), ...LAST.flatMap(named)],
    changes: all.filter(isChange),
    release: release?.made_at ?? null,
  };
}

async function readFolder(dir: string, folder: string): Promise<SchemaFile[]> {
  const names = await readdir(path.join(dir, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    if (folder === CHANGES) return [];
    throw new SchemaError(`The schema in ${dir} has no folder ${folder}: copy the whole package again`);
  });
  return Promise.all(
    names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map(async (name) => schemaFile(`${folder}/${name}`, await readFile(path.join(dir, folder, name), 'utf8'))),
  );
}

/** A file with its checksum, which ignores comments and formatting. */
export function schemaFile(name: string, sql: string): SchemaFile {
  return { name, sql, checksum: createHash('sha256').update(normalizeSql(sql)).digest('hex') };
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { INSTALLATION } from '../../installation';
import { bareSql } from './bare-sql';
import { checkWhole, readRelease } from './release';
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
  'history',
] as const;

/** A file of the schema. `name` is its path below the schema's folder, such as `booking/reserve.sql`. */
export interface SchemaFile {
  name: string;
  sql: string;
  /** Of the SQL without comments and indentation, see `bareSql`. */
  checksum: string;
}

/** The files of `backend/schema`, each list in the order in which it is applied. */
export interface Schema {
  /** Roles, schemas and extensions; they can be applied again as they are. */
  foundation: SchemaFile[];
  /** Functions that constraints of tables call; `create or replace`, because tables hold on to them. */
  constraintFunctions: SchemaFile[];
  /** Tables with their constraints, indexes and first rows: what a new database is made of. */
  tables: SchemaFile[];
  /** Functions and triggers, then views, then grants and policies. Dropped and made anew when one has changed. */
  code: SchemaFile[];
  /** What takes the tables of an older database to those of today, numbered. */
  changes: SchemaFile[];
  /** When the package was made that the files belong to; null in a workspace, where files have no order. */
  release: string | null;
}

/** All files of a schema. */
export function filesOf({ foundation, constraintFunctions, tables, code, changes }: Schema): SchemaFile[] {
  return [...foundation, ...constraintFunctions, ...tables, ...code, ...changes];
}

const CHANGES = 'changes';
const FOUNDATION = ['platform/roles.sql', 'platform/schemas.sql'];
const CONSTRAINT_FUNCTIONS = 'constraint-functions.sql';
const TABLES = 'tables.sql';
/** Also as the end of a name, such as `offer-views.sql`. */
const LAST = ['views.sql', 'triggers.sql', 'access.sql'];

/**
 * Reads a schema's folder: one folder a domain, and `changes`, which may be absent.
 * @throws SchemaError when it holds a folder that is no domain, or lacks a domain or a file of its package; what is
 * absent is never taken for code that was removed
 */
export async function readSchema(dir = INSTALLATION.schemaDir): Promise<Schema> {
  const folders = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const unknown = folders.find(({ name }) => name !== CHANGES && !(DOMAINS as readonly string[]).includes(name));
  if (unknown) throw new SchemaError(`backend/schema/${unknown.name} is not a domain of read-schema.ts`);
  const all: SchemaFile[] = [];
  for (const folder of [...DOMAINS, CHANGES]) all.push(...(await readFolder(dir, folder)));
  const release = await readRelease(dir);
  if (release) checkWhole(dir, release, all.map(({ name }) => name)); // prettier-ignore
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

/** A file with its checksum, which a comment or an indentation does not change. */
export function schemaFile(name: string, sql: string): SchemaFile {
  return { name, sql, checksum: createHash('sha256').update(bareSql(sql)).digest('hex') };
}

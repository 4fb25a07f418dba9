import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { INSTALLATION } from '../../installation';

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
  /** Of the SQL without comments and white space. */
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
}

const FOUNDATION = ['platform/roles.sql', 'platform/schemas.sql'];
const CONSTRAINT_FUNCTIONS = 'constraint-functions.sql';
const TABLES = 'tables.sql';
/** Also as the end of a name, such as `offer-views.sql`. */
const LAST = ['views.sql', 'triggers.sql', 'access.sql'];

/**
 * Reads a schema's folder: one folder a domain, and `changes`.
 * @throws Error when it holds a folder that is no domain
 */
export async function readSchema(dir = INSTALLATION.schemaDir): Promise<Schema> {
  const folders = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const unknown = folders.find(({ name }) => name !== 'changes' && !(DOMAINS as readonly string[]).includes(name));
  if (unknown) throw new Error(`backend/schema/${unknown.name} is not a domain of read-schema.ts`);
  const files = await Promise.all([...DOMAINS, 'changes'].map(async (folder) => readFolder(dir, folder)));
  const all = files.flat();
  const named = (base: string) => all.filter(({ name }) => name.endsWith(`/${base}`) || name.endsWith(`-${base}`));
  const isChange = ({ name }: SchemaFile) => name.startsWith('changes/');
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
  };
}

async function readFolder(dir: string, folder: string): Promise<SchemaFile[]> {
  const names = await readdir(path.join(dir, folder)).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map(async (name) => schemaFile(`${folder}/${name}`, await readFile(path.join(dir, folder, name), 'utf8'))),
  );
}

/** A file with its checksum, which a comment or an indentation does not change. */
export function schemaFile(name: string, sql: string): SchemaFile {
  const bare = sql.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
  return { name, sql, checksum: createHash('sha256').update(bare).digest('hex') };
}

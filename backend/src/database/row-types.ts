import type { ClientBase } from 'pg';

interface Column {
  relation: string;
  is_view: boolean;
  name: string;
  type: string;
  not_null: boolean;
}

/** TypeScript types of column types, as values come out of the driver (see column-types.ts). */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  inet: 'string',
  date: 'string',
  timestamptz: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  jsonb: 'unknown',
  json: 'unknown',
  bytea: 'Buffer',
};

const HEADER = `/**
 * Rows of the database, written by rows.test.ts: after a change of tables or views run it with UPDATE_ROWS=1. The database
 * does not say which columns of a view may be null, so all of them may.
 */
`;

/**
 * The source of `rows.ts`: one interface a table or view of the schemas `public` and `app_private`.
 * @throws Error when a column has a type that nobody has thought of yet
 */
export async function rowTypes(client: ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(`
    select relname as relation, relkind = 'v' as is_view, attname as name, typname as type, attnotnull as not_null
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    where relnamespace in ('public'::regnamespace, 'app_private'::regnamespace) and relkind in ('r', 'v', 'p')
    order by relname collate "C", attnum`);
  const relations = [...new Set(rows.map(({ relation }) => relation))];
  return (
    HEADER +
    relations
      .map((name) =>
        interfaceOf(
          name,
          rows.filter(({ relation }) => relation === name),
        ),
      )
      .join('\n')
  );
}

function interfaceOf(relation: string, columns: readonly Column[]): string {
  const name = relation.replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const lines = columns.map((column) => `  ${column.name}: ${typeOf(column)};\n`);
  return `export interface ${name}Row {\n${lines.join('')}}\n`;
}

function typeOf({ relation, name, type, not_null, is_view }: Column): string {
  const isArray = type.startsWith('_');
  const base = TYPES[isArray ? type.slice(1) : type];
  if (base === undefined) throw new Error(`column ${relation}.${name} has the unknown type ${type}`);
  const whole = isArray ? `${base}[]` : base;
  return (not_null && !is_view) || base === 'unknown' ? whole : `${whole} | null`;
}

import { ROLE } from '@arbora/domain';
import type { ClientBase } from 'pg';
import {
  type ApiFunction,
  type Argument,
  type Catalog,
  type Column,
  type Grants,
  makeRelations,
  makeResource,
  type Resource,
  SCALAR,
  type Search,
  type Totals,
} from './catalog';
import type { ApiDeclaration, ResourceDeclaration } from './declaration';
import { loadForeignKeys } from './load-foreign-keys';
import { quoteIdentifier } from './sql/quote';

interface TableRow {
  name: string;
  columns: Column[];
  primary_key: string[];
  grants: Grants;
  is_view: boolean;
}

interface FunctionRow {
  name: string;
  arg_names: string[] | null;
  arg_modes: string[] | null;
  arg_types: string[];
  input_count: number;
  default_count: number;
  is_variadic: boolean;
  is_set: boolean;
  is_volatile: boolean;
  return_type: string;
  return_kind: string;
  return_table: string | null;
  return_columns: Output[] | null;
}

type Output = Pick<Column, 'name' | 'type'>;

const TABLES = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
        'default', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
        'grants', json_build_object('insert', has_column_privilege($3, c.oid, a.attnum, 'insert'),
          'update', has_column_privilege($3, c.oid, a.attnum, 'update'))) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(a.attname order by array_position(k.conkey, a.attnum))
      from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
      where k.conrelid = c.oid and k.contype = 'p'), '[]') as primary_key,
    c.relkind in ('v', 'm') as is_view, json_build_object('insert', has_any_column_privilege($3, c.oid, 'insert'),
      'update', has_any_column_privilege($3, c.oid, 'update'), 'delete', has_table_privilege($3, c.oid, 'delete')) as grants
  from pg_class c
  where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relname = any ($2)`;

const FUNCTIONS = `
  select p.proname as name, p.proargnames as arg_names, p.proargmodes::text[] as arg_modes,
    array(select format_type(t, null) from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(t, n)
      order by n) as arg_types,
    p.pronargs as input_count, p.pronargdefaults as default_count, p.provariadic <> 0 as is_variadic,
    p.proretset as is_set, p.provolatile = 'v' as is_volatile,
    format_type(p.prorettype, null) as return_type, t.typtype as return_kind, c.relname as return_table,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as return_columns
  from pg_proc p join pg_type t on t.oid = p.prorettype left join pg_class c on c.oid = t.typrelid
  where p.pronamespace = $1::regnamespace and p.proname = any ($2)`;

const TIMEZONES = 'select name from pg_timezone_names';

function totalsOf({ totals = [] }: ResourceDeclaration): Totals[] {
  return totals.map(({ view, columns }) => ({ sql: `app.${quoteIdentifier(view)}`, columns: new Set(columns) }));
}

function searchOf({ search }: ResourceDeclaration): Search | null {
  return search ? { sql: `app.${quoteIdentifier(search.by)}`, columns: new Set(search.columns) } : null;
}

/**
 * Completes a declaration with column types, keys and function signatures. Throws, with the name, when something
 * declared does not exist in the database.
 */
export async function loadCatalog(client: Pick<ClientBase, 'query'>, declaration: ApiDeclaration): Promise<Catalog> {
  const { schema } = declaration;
  const names = Object.keys(declaration.resources);
  const tables = await client.query<TableRow>(TABLES, [schema, names, ROLE.admin]);
  const found = new Map(tables.rows.map((row) => [row.name, row]));
  const resources = new Map<string, Resource>();
  for (const [name, declared] of Object.entries(declaration.resources)) {
    const row = found.get(name);
    if (!row) throw new Error(`declared resource ${schema}.${name} is not in the database`);
    checkColumns(`${schema}.${name}`, declared, row);
    const columns = row.columns.filter((column) => !declared.hidden?.includes(column.name));
    resources.set(
      name,
      makeResource(schema, name, columns, row.primary_key, {
        clean: declared.clean ?? null,
        grants: row.grants,
        isView: row.is_view,
        totals: totalsOf(declared),
        search: searchOf(declared),
      }),
    );
  }
  const timezones = await client.query<{ name: string }>(TIMEZONES);
  const foreignKeys = await loadForeignKeys(client, declaration, resources);
  return {
    schema,
    types: new Set([...resources.values()].flatMap(({ columns }) => [...columns.values()].map(({ type }) => type))),
    timezones: new Set(timezones.rows.map(({ name }) => name)),
    resources,
    foreignKeys,
    relations: makeRelations(foreignKeys, resources),
    functions: await loadFunctions(client, declaration, resources),
  };
}

function checkColumns(name: string, declared: ResourceDeclaration, { columns, is_view: isView }: TableRow): void {
  const { hidden = [], nullable = [], notNull = [], types = {}, written = {}, about = {}, clean } = declared;
  const described = [types, written, about, clean?.columns ?? {}].flatMap((by) => Object.keys(by));
  const stray = [...hidden, ...nullable, ...notNull, ...described].find(
    (column) => !columns.some((existing) => existing.name === column),
  );
  if (stray !== undefined) throw new Error(`declared column ${name}.${stray} is not in the database`);
  const both = [...nullable, ...notNull, ...described].find((column) => hidden.includes(column));
  if (both !== undefined) throw new Error(`column ${name}.${both} is described but hidden`);
  if (!isView && nullable.length + notNull.length > 0)
    throw new Error(`${name} is a table: its constraints say what may be null`);
}

async function loadFunctions(
  client: Pick<ClientBase, 'query'>,
  { schema, functions }: ApiDeclaration,
  resources: ReadonlyMap<string, Resource>,
): Promise<Map<string, ApiFunction>> {
  const { rows } = await client.query<FunctionRow>(FUNCTIONS, [schema, functions]);
  const found = new Map<string, ApiFunction>();
  for (const row of rows) {
    if (found.has(row.name)) throw new Error(`declared function ${schema}.${row.name} is overloaded`);
    found.set(row.name, describe(schema, row, resources));
  }
  const missing = functions.find((name) => !found.has(name));
  if (missing !== undefined) throw new Error(`declared function ${schema}.${missing} is not in the database`);
  return found;
}

function outputColumn(output: Output): Column {
  return { ...output, default: null, grants: { insert: false, update: false } };
}

function describe(schema: string, row: FunctionRow, resources: ReadonlyMap<string, Resource>): ApiFunction {
  const modes = row.arg_modes ?? row.arg_types.map(() => 'i');
  const inputs = row.arg_types.flatMap((type, index) =>
    'iv'.includes(modes[index] ?? '') ? [{ name: row.arg_names?.[index] ?? '', type }] : [],
  );
  const args = inputs.map(({ name, type }, index): Argument => ({
    name,
    type,
    required: index < row.input_count - row.default_count,
    variadic: row.is_variadic && index === inputs.length - 1,
  }));
  const outputs = row.arg_types.flatMap((type, index) =>
    'to'.includes(modes[index] ?? '') ? [{ name: row.arg_names?.[index] ?? '', type }] : [],
  );
  const isRows = row.return_kind === 'c' || (row.return_type === 'record' && outputs.length > 0);
  const resource = row.return_table === null ? undefined : resources.get(row.return_table);
  const columns: Output[] = isRows ? (row.return_columns ?? outputs) : [{ name: SCALAR, type: row.return_type }];
  return {
    name: row.name,
    sql: `${quoteIdentifier(schema)}.${quoteIdentifier(row.name)}`,
    args,
    returns: row.return_type === 'void' ? 'void' : isRows ? 'rows' : 'scalar',
    isSet: row.is_set,
    shape: resource ?? makeResource(schema, row.name, columns.map(outputColumn), []),
    isVolatile: row.is_volatile,
  };
}

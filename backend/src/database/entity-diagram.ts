import type { ClientBase } from 'pg';

interface Column {
  schema: string;
  table: string;
  name: string;
  type: string;
  is_key: boolean;
  is_reference: boolean;
}

interface Reference {
  schema: string;
  from: string;
  to: string;
  column: string;
  /** Whether the reference may be null. */
  is_optional: boolean;
  /** Whether at most one row of `from` refers to a row of `to`. */
  is_unique: boolean;
}

const COLUMNS = `
  select nspname as schema, relname as table, attname as name,
    regexp_replace(format_type(atttypid, null), '[^a-z0-9_]+', '_', 'g') as type,
    exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p' and attnum = any (conkey)) as is_key,
    exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f' and attnum = any (conkey))
      as is_reference
  from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where nspname in ('public', 'app_private') and relkind in ('r', 'p') and relname <> 'schema_file'
  order by nspname desc, relname collate "C", attnum`;

const REFERENCES = `
  select nspname as schema, conrelid::regclass::text as from, confrelid::regclass::text as to, attname as column,
    not attnotnull as is_optional,
    exists (select from pg_index where indrelid = conrelid and indisunique and indpred is null and indkey::text = attnum::text) as is_unique
  from pg_constraint
  join pg_namespace on pg_namespace.oid = connamespace
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and nspname in ('public', 'app_private')
  order by 1 desc, conrelid::regclass::text collate "C", attnum`;

const INTRODUCTION = `# Entities

The tables of the database and what they refer to, written by \`entity-diagram.test.ts\`: after a change of tables
run it with \`UPDATE_ENTITIES=1\`. Types are PostgreSQL's; views and functions are in the API documentation (\`/api/docs\`).

Rows that staff edit have a version and the time of the last change. The person who made it stands in \`app_private.history\`
alone: visitors read the row, and \`history_list\` shows the person to staff of its section. An erased person's changes of
such rows stay there for \`HISTORY_DAYS\`, so that they can be undone, under an id drawn at the erasure. It is the same in
all of them and in no other table.

Texts are in three languages in one of two ways:

- A short text is a column \`x\` in Czech, under the specification's name, with \`x_en\` and \`x_pl\`. The \`name\` of a plant is
  Latin, so its Czech name is \`name_cs\`. A job position and a person's card have all their texts in columns, bodies too: the
  specification lists, saves and publishes a position by one id, job applications refer to it, and neither has an address
  in each language.
- An article (\`news_item\`, with the bodies of pages, and \`news_bulletin\`) is a row per language: it has an address in each, and
  is published in each on its own.

The notice of the preferences (\`kejval\`) is a JSON value with a member per language. \`tests/texts/languages.test.ts\` finds
columns that do it otherwise.
`;

/**
 * Generates the source of `ENTITIES.md`: one diagram of the tables for callers, one of the tables for services only.
 */
export async function entityDiagram(client: ClientBase): Promise<string> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const { rows: references } = await client.query<Reference>(REFERENCES);
  const section = (title: string, schema: string) =>
    [
      `\n## ${title}\n`,
      '```mermaid',
      'erDiagram',
      ...references.filter((one) => one.schema === schema).map(line),
      ...tables(columns.filter((one) => one.schema === schema)),
      '```',
      '',
    ].join('\n');
  return INTRODUCTION + section('What callers may see', 'public') + section('What only services read', 'app_private');
}

function line({ from, to, column, is_optional, is_unique }: Reference): string {
  const one = is_optional ? '|o' : '||';
  return `  ${withoutSchema(to)} ${one}--${is_unique ? 'o|' : 'o{'} ${withoutSchema(from)} : ${column}`;
}

function tables(columns: readonly Column[]): string[] {
  return [...new Set(columns.map(({ table }) => table))].flatMap((table) => [
    `  ${table} {`,
    ...columns.filter((one) => one.table === table).map(field),
    '  }',
  ]);
}

function field({ type, name, is_key, is_reference }: Column): string {
  const keys = [...(is_key ? ['PK'] : []), ...(is_reference ? ['FK'] : [])].join(', ');
  return `    ${type} ${name}${keys === '' ? '' : ` ${keys}`}`;
}

function withoutSchema(name: string): string {
  return name.replace(/^\w+\./, '');
}

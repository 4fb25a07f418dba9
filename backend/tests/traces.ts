import type { TestDatabase } from './database';

interface Column {
  place: string;
  relation: string;
  column: string;
  type: string;
}

/** Finds the words in the database: `schema.table.column: word`, over all tables of all schemas. */
export async function tracesOf(database: TestDatabase, words: readonly string[]): Promise<string[]> {
  const columns = await database.asOwner<Column>(
    `select format('%s.%s.%s', nspname, relname, attname) as place, format('%I.%I', nspname, relname) as relation,
       format('%I', attname) as column, typname as type
     from pg_attribute
     join pg_class on pg_class.oid = attrelid and relkind in ('r', 'm')
     join pg_namespace on pg_namespace.oid = relnamespace
     join pg_type on pg_type.oid = atttypid
     where attnum > 0 and not attisdropped and nspname !~ '^pg_' and nspname <> 'information_schema'
     order by 1`,
  );
  const named = await relationsWith(database, new Set(columns.map(({ relation }) => relation)), words);
  const searches = columns
    .filter(({ relation }) => named.has(relation))
    .map(({ place, relation, column, type }) => {
      const says =
        type === 'bytea'
          ? `position(convert_to(w.word, 'UTF8') in t.${column}) > 0`
          : `position(lower(w.word) in lower(t.${column}::text)) > 0`;
      return `select '${place}: ' || w.word as trace from words w where exists (select from ${relation} t where ${says})`;
    });
  if (searches.length === 0) return [];
  const rows = await database.asOwner<{ trace: string }>(
    `with words as (select unnest($1::text[]) as word) ${searches.join(' union all ')}`,
    [words],
  );
  return rows.map(({ trace }) => trace);
}

/** Returns the tables that have a word in any row, each of which is read once; as text, `bytea` is hexadecimal. */
async function relationsWith(
  database: TestDatabase,
  relations: ReadonlySet<string>,
  words: readonly string[],
): Promise<Set<string>> {
  const searches = [...relations].map(
    (relation) =>
      `select '${relation}' as relation where exists (select from ${relation} t where lower(t::text) like any ($1))`,
  );
  const needles = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString('hex')]);
  const rows = await database.asOwner<{ relation: string }>(searches.join(' union all '), [
    needles.map((needle) => `%${needle.replace(/[\\%_]/g, '\\$&')}%`),
  ]);
  return new Set(rows.map(({ relation }) => relation));
}

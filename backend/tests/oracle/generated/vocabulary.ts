import type { ClientBase } from 'pg';
import type { ApiFunction, Catalog, Relation, Resource } from '../../../src/rest/catalog';

/** What generated requests are about. */
export interface Vocabulary {
  /** Tables and views of `schema.sql`: rows and columns of every kind. */
  own: readonly Resource[];
  /** Tables and views of the product. */
  product: readonly Resource[];
  /** Resources whose every column is declared: `*` means the same to both services. */
  whole: ReadonlySet<string>;
  functions: readonly ApiFunction[];
  relationsOf(resource: Resource): readonly Relation[];
}

/** Fails with the code that it is given, and is asked with each by the written cases. */
const RAISES = 'oracle_raise';

export async function readVocabulary(catalog: Catalog, client: Pick<ClientBase, 'query'>): Promise<Vocabulary> {
  const { rows } = await client.query<{ name: string; count: string }>(
    `select attrelid::regclass::text as name, count(*) as count from pg_attribute
     where attrelid = any ($1::regclass[]) and attnum > 0 and not attisdropped group by attrelid`,
    [[...catalog.resources.values()].map(({ sql }) => sql)],
  );
  const counts = new Map(rows.map(({ name, count }) => [name, Number(count)]));
  const resources = [...catalog.resources.values()];
  const isOwn = ({ name }: { name: string }) => name.startsWith('oracle_');
  return {
    own: resources.filter(isOwn),
    product: resources.filter((resource) => !isOwn(resource)),
    whole: new Set(resources.filter(({ name, columns }) => counts.get(name) === columns.size).map(({ name }) => name)),
    functions: [...catalog.functions.values()].filter(({ name }) => name !== RAISES),
    relationsOf: (resource) => catalog.relations.filter(({ source }) => source === resource),
  };
}

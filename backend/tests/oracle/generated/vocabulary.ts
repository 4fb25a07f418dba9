import type { ClientBase } from 'pg';
import type { ApiFunction, Catalog, Relation, Resource } from '../../../src/rest/catalog';

/** Names from which requests are generated. */
export interface Vocabulary {
  /** Tables and views of `schema.sql`, with rows and columns of every type. */
  own: readonly Resource[];
  /** Tables and views of the product. */
  product: readonly Resource[];
  /** Resources with all columns declared, for which `*` means the same in both services. */
  whole: ReadonlySet<string>;
  functions: readonly ApiFunction[];
  relationsOf(resource: Resource): readonly Relation[];
}

/**
 * Functions that are not called: `oracle_raise` raises the error code given as its argument, and the written cases cover
 * all codes; `duplicate_event` returns a new id each time.
 */
const LEFT_OUT = ['oracle_raise', 'duplicate_event'];

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
    functions: [...catalog.functions.values()].filter(({ name }) => !LEFT_OUT.includes(name)),
    relationsOf: (resource) => catalog.relations.filter(({ source }) => source === resource),
  };
}

import { type Catalog, isToOne, type Relation, type Resource } from '../catalog';
import type { SelectEmbed, SelectField, SelectItem } from '../parse/ast';
import type { Level, ParsedQuery } from '../parse/query-string';
import { RestError, tooLarge } from '../rest-error';
import { type AssignedLevels, assignLevels, notEmbedded } from './assign-levels';
import { findRelation } from './find-relation';

/**
 * How often a chain of embeds may return to a resource that it already contains: to the parent, and from there once
 * more. Each further one would only multiply data that the response already has.
 */
const MAX_RETURNS = 2;

const EMPTY_LEVEL: Level = { where: [], order: [], window: {} };

/** A resource with its query parameters and embedded resources. Columns are not resolved yet. */
export interface EmbedTree {
  resource: Resource;
  /** Alias of the table in the statement. */
  table: string;
  fields: readonly SelectField[];
  level: Level;
  embeds: readonly EmbedBranch[];
}

export interface EmbedBranch {
  relation: Relation;
  /** Key in the response. */
  name: string;
  /** Alias of the joined subquery. */
  alias: string;
  inner: boolean;
  spread: boolean;
  tree: EmbedTree;
}

/**
 * Resolves the resources of a query. Errors are reported in the order of PostgREST: parameters of resources that are
 * not embedded, relations, order by embedded columns, spreads, aggregates.
 */
export function planEmbeds(
  catalog: Catalog,
  resource: Resource,
  query: Pick<ParsedQuery, 'select' | 'levels'>,
): EmbedTree {
  const context = { catalog, levels: assignLevels(query) };
  const tree = planTree(context, [resource], resource.name, query.select, null);
  forEach(tree, checkOrder);
  forEach(tree, checkSpreads);
  forEach(tree, checkAggregates);
  return tree;
}

interface Context {
  catalog: Catalog;
  levels: AssignedLevels;
}

/** `way` leads from the current resource back to the root. */
function planTree(
  context: Context,
  way: readonly [Resource, ...Resource[]],
  table: string,
  items: readonly SelectItem[],
  item: SelectEmbed | null,
): EmbedTree {
  return {
    resource: way[0],
    table,
    fields: items.filter((other) => other.kind === 'field'),
    level: context.levels.get(item) ?? EMPTY_LEVEL,
    embeds: items.filter((other) => other.kind === 'embed').map((embed) => planBranch(context, way, embed)),
  };
}

function planBranch(context: Context, way: readonly [Resource, ...Resource[]], item: SelectEmbed): EmbedBranch {
  const depth = way.length;
  const [source] = way;
  const relation = findRelation(context.catalog, source, item.target, item.hint);
  const wayHere = [relation.target, ...way] as const;
  if (wayHere.length - new Set(wayHere).size > MAX_RETURNS) {
    throw tooLarge(`'${item.target}' is embedded in itself too often`);
  }
  const name = item.alias ?? item.target;
  const isNamedAlone = relation.junction !== null && relation.target !== source && depth === 1;
  const table = isNamedAlone ? relation.target.name : `${relation.target.name}_${depth}`;
  return {
    relation,
    name,
    alias: `${source.name}_${name}_${depth}`,
    inner: item.inner,
    spread: item.spread,
    tree: planTree(context, wayHere, table, item.items, item),
  };
}

function forEach(tree: EmbedTree, check: (tree: EmbedTree) => void): void {
  check(tree);
  for (const branch of tree.embeds) forEach(branch.tree, check);
}

function checkOrder({ resource, level, embeds }: EmbedTree): void {
  for (const { embed: name } of level.order) {
    if (name === null) continue;
    const branch = embeds.find((embed) => embed.name === name);
    if (!branch) throw notEmbedded(name);
    if (isToOne(branch.relation)) continue;
    throw new RestError(400, 'PGRST118', `A related order on '${name}' is not possible`, {
      details: `'${resource.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    });
  }
}

function checkSpreads({ resource, embeds }: EmbedTree): void {
  const wrong = embeds.find(({ spread, relation }) => spread && !isToOne(relation));
  if (!wrong) return;
  const { name } = wrong;
  throw new RestError(400, 'PGRST119', `A spread operation on '${name}' is not possible`, {
    details: `'${resource.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
  });
}

function checkAggregates({ fields }: EmbedTree): void {
  if (!fields.some(({ isAggregate }) => isAggregate)) return;
  throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
}

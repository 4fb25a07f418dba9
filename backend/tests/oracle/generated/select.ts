import { isToOne, type Relation, type Resource } from '../../../src/rest/catalog';
import type { Dice } from './dice';
import { fieldOf, filterOf, keyOf, logicOf, orderOf, pickColumn } from './filters';
import type { Vocabulary } from './vocabulary';

const CASTS: Readonly<Record<string, readonly string[]>> = {
  integer: ['text', 'bigint', 'numeric', 'float8'],
  bigint: ['text', 'numeric'],
  numeric: ['text', 'float8', 'numeric'],
  date: ['text', 'timestamp', 'timestamptz'],
  'timestamp with time zone': ['text', 'date', 'timestamp'],
  jsonb: ['text', 'json'],
  json: ['text', 'jsonb'],
  oracle_mood: ['text', 'oracle_mood'],
  int4range: ['text', 'int4range'],
};
const ALIASES = ['x', 'name', 'a b', 'Ünï', '"q:q"', 'id'];

/** A select list, with the parameters of its embedded resources. */
export interface Selection {
  list: string;
  parameters: [string, string][];
}

export function selectionOf(dice: Dice, vocabulary: Vocabulary, resource: Resource, path = '', depth = 0): Selection {
  const parameters: [string, string][] = [];
  const items: string[] = [];
  if (vocabulary.whole.has(resource.name) && dice.chance(30)) items.push('*');
  const count = items.length === 0 ? 1 + dice.upTo(3) : dice.upTo(1);
  for (let index = 0; index < count; index++) items.push(column(dice, resource));
  const relations = vocabulary.relationsOf(resource);
  const embeds = depth < 2 && relations.length > 0 && dice.chance(depth === 0 ? 45 : 25) ? 1 + dice.upTo(1) : 0;
  const taken = new Set<string>();
  for (let index = 0; index < embeds; index++) {
    const embedded = embed(dice, vocabulary, dice.pick(relations), path, depth);
    // With equal names, parameters would be ambiguous.
    if (embedded.names.some((name) => taken.has(name)) && !dice.chance(2)) continue;
    for (const name of embedded.names) taken.add(name);
    items.push(embedded.list);
    parameters.push(...embedded.parameters);
  }
  if (depth > 0 && dice.chance(5)) items.length = 0;
  return { list: items.join(dice.chance(4) ? dice.pick([', ', ' ,', ' , ']) : ','), parameters };
}

function column(dice: Dice, resource: Resource): string {
  const alias = dice.chance(15) ? `${dice.pick(ALIASES)}:` : '';
  const { text, type } = fieldOf(dice, pickColumn(dice, resource));
  const cast = dice.chance(12) ? `::${castOf(dice, type)}` : '';
  return `${alias}${text}${cast}`;
}

function castOf(dice: Dice, type: string): string {
  if (dice.chance(6)) return dice.pick(['nosuch', 'int', 'date', 'TEXT', 'constructor']);
  return dice.pick(CASTS[type] ?? ['text', 'varchar']);
}

/** An embedded resource, with the names that parameters may use for it. */
interface Embedded extends Selection {
  names: string[];
}

function embed(dice: Dice, vocabulary: Vocabulary, relation: Relation, path: string, depth: number): Embedded {
  const { source, target } = relation;
  const rivals = vocabulary.relationsOf(source).filter((other) => other.target === target);
  const spread = dice.chance(isToOne(relation) ? 25 : 3);
  const alias = !spread && dice.chance(35) ? dice.pick(['one', 'other', 'a_b']) : null;
  const named = nameOf(dice, relation, rivals.length === 1);
  const join = dice.pick(['', '', '', '', '!inner', '!left']);
  const here = `${path}${alias ?? named.target}.`;
  const inner = selectionOf(dice, vocabulary, target, here, depth + 1);
  const parameters = [...inner.parameters];
  if (dice.chance(25)) parameters.push(filterOf(dice, target, here));
  if (dice.chance(6)) parameters.push(logicOf(dice, target, here));
  if (!isToOne(relation))
    parameters.push([`${here}order`, dice.chance(30) ? orderOf(dice, target) : keyOf(target).join()]);
  if (dice.chance(10)) parameters.push([`${here}limit`, String(dice.upTo(2))]);
  if (dice.chance(5)) parameters.push([`${here}offset`, String(dice.upTo(2))]);
  if (path === '' && dice.chance(8)) {
    parameters.push([alias ?? named.target, dice.pick(['is.null', 'not.is.null', 'not.is.null', 'is.true', 'eq.1'])]);
  }
  const list = `${spread ? '...' : alias === null ? '' : `${alias}:`}${named.target}${named.hint}${join}(${inner.list})`;
  return { list, parameters, names: alias === null ? [named.target] : [alias, named.target] };
}

/**
 * Views over a private table: PostgREST knows their keys by the constraints of that table, which nobody outside of the
 * schema can know; the data service by those of the table that the declaration names.
 */
const OVER_PRIVATE_TABLES: ReadonlySet<string> = new Set(['news_rating_counts']);

/** Ways to name a relation in a select list: its target, with or without a hint, its key or the key's column. */
function nameOf(
  dice: Dice,
  { source, target, name, on, junction, outgoing }: Relation,
  isOnly: boolean,
): { target: string; hint: string } {
  if (OVER_PRIVATE_TABLES.has(source.name)) return { target: target.name, hint: '' };
  const columns = [on[0]?.[0] ?? '', on[0]?.[1] ?? ''];
  if (dice.chance(isOnly ? 60 : 5)) return { target: target.name, hint: '' };
  if (junction) return { target: target.name, hint: dice.pick(['', `!${junction.resource.name}`, `!${name}`]) };
  if (dice.chance(2)) return { target: target.name, hint: '!nosuch' };
  if (dice.chance(60)) return { target: target.name, hint: `!${dice.pick([name, name, ...columns])}` };
  return { target: dice.pick(outgoing ? [name, columns[0] ?? '', target.name] : [name, target.name]), hint: '' };
}

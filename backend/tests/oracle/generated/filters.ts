import type { Column, Resource } from '../../../src/rest/catalog';
import type { Dice } from './dice';
import { isArray, isJson, isRange, textValue } from './values';

const COMPARISONS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct'];
const PATTERNS = ['like', 'ilike'];
const SEARCHES = ['fts', 'plfts', 'phfts', 'wfts'];
const RANGES = ['cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'];
const EVERY = [...COMPARISONS, ...PATTERNS, ...SEARCHES, ...RANGES, 'match', 'imatch', 'in', 'is'];
const TEXTS: ReadonlySet<string> = new Set(['text', 'character varying', 'character']);
const PATHS = ['->a', '->>a', '->b->>c', '->0', '->>0', '->list->1', '->>-1', '->a->0->b', '->"a"', '->"z z"'];
const QUANTIFIED = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'];

function operatorFor(dice: Dice, type: string): string {
  if (dice.chance(2)) return dice.pick(EVERY);
  if (dice.chance(12) || type === 'json') return 'is';
  if (dice.chance(12) && !isArray(type) && !isRange(type)) return 'in';
  if (isRange(type)) return dice.pick(RANGES);
  if (isArray(type)) return dice.pick(['cs', 'cd', 'ov', 'eq']);
  if (type === 'jsonb') return dice.pick(['cs', 'cd', 'eq', 'neq']);
  if (type === 'tsvector') return dice.pick(SEARCHES);
  if (TEXTS.has(type)) return dice.pick([...COMPARISONS, ...PATTERNS, ...PATTERNS, 'wfts']);
  return dice.pick(COMPARISONS);
}

/** A column or a step into its JSON, with its type. */
export interface TypedField {
  text: string;
  type: string;
}

export function fieldOf(dice: Dice, { name, type }: Column): TypedField {
  const quoted = /^[\w ]+$/.test(name) && !dice.chance(5) ? name : `"${name}"`;
  if (!dice.chance(isJson(type) ? 60 : isArray(type) ? 20 : 1)) return { text: quoted, type };
  const path = dice.pick(isArray(type) ? ['->0', '->>0', '->>-1'] : PATHS);
  return { text: `${quoted}${path}`, type: /->>[^>]*$/.test(path) ? 'text' : type === 'json' ? 'json' : 'jsonb' };
}

/** `operator.value` of a parameter, or inside `and=(...)`. */
function testOf(dice: Dice, type: string, isInLogic: boolean): string {
  const not = dice.chance(15) ? 'not.' : '';
  const operator = operatorFor(dice, type);
  const value = () => textValue(dice, type);
  if (operator === 'is') {
    const isBoolean = type === 'boolean' || dice.chance(3);
    return `${not}is.${dice.pick(isBoolean ? ['null', 'true', 'false', 'unknown', 'TRUE'] : ['null', 'null', 'NULL'])}`;
  }
  if (operator === 'in') {
    const values = Array.from({ length: dice.upTo(3) }, () => listed(dice, value()));
    return `${not}in.(${values.join(',')})`;
  }
  if (SEARCHES.includes(operator)) {
    const language = dice.chance(30) ? `(${dice.pick(['simple', 'simple', 'english', 'english', 'nosuch'])})` : '';
    const words = dice.pick(['oak', 'acer', 'one oak', 'acer | oak', 'dahlia & !x', '"two oaks"']);
    return `${not}${operator}${language}.${isInLogic ? listed(dice, words) : words}`;
  }
  if (QUANTIFIED.includes(operator) && dice.chance(8)) {
    const all = Array.from({ length: 2 }, () => JSON.stringify(value())).join(',');
    return `${not}${operator}(${dice.pick(['any', 'all'])}).{${all}}`;
  }
  const right = value();
  return `${not}${operator}.${isInLogic ? listed(dice, right) : right}`;
}

/** Quotes a value where commas and parentheses would end it. */
function listed(dice: Dice, value: string): string {
  const plain = /^[^,()"\\]*$/.test(value) || (/^\{[^{}]*\}$/.test(value) && dice.chance(70));
  if (plain && !dice.chance(10)) return value;
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

export function pickColumn(dice: Dice, resource: Resource): Column {
  return dice.pick([...resource.columns.values()]);
}

/** A filter parameter such as `name=eq.x`; `path` leads to an embedded resource. */
export function filterOf(dice: Dice, resource: Resource, path = ''): [string, string] {
  const { text, type } = fieldOf(dice, pickColumn(dice, resource));
  return [`${path}${text}`, testOf(dice, type, false)];
}

/** A parameter such as `or=(a.eq.1,and(b.is.null,c.gt.2))`. */
export function logicOf(dice: Dice, resource: Resource, path = ''): [string, string] {
  const not = dice.chance(15) ? 'not.' : '';
  return [`${path}${not}${dice.pick(['and', 'or'])}`, branches(dice, resource, 0)];
}

function branches(dice: Dice, resource: Resource, depth: number): string {
  const parts = Array.from({ length: 1 + dice.upTo(2) }, () => {
    if (depth < 2 && dice.chance(25)) {
      return `${dice.pick(['', '', 'not.'])}${dice.pick(['and', 'or'])}${branches(dice, resource, depth + 1)}`;
    }
    const { text, type } = fieldOf(dice, pickColumn(dice, resource));
    return `${text}.${testOf(dice, type, true)}`;
  });
  const comma = () => (dice.chance(8) ? dice.pick([', ', ' ,', ' , ', ',\t']) : ',');
  const inner = parts.reduce((all, part) => `${all}${comma()}${part}`);
  return dice.chance(4) ? ` (${inner}) ` : `(${inner})`;
}

/** Value of `order`: some columns, then the key, so that the order of equal rows is determined. */
export function orderOf(dice: Dice, resource: Resource): string {
  const key = keyOf(resource);
  const terms = dice.some([...resource.columns.values()], 2).flatMap((column) => {
    if (key.includes(column.name)) return [];
    const { text, type } = fieldOf(dice, column);
    if (type === 'json' && !dice.chance(3)) return [];
    const direction = dice.pick(['', '', '.asc', '.desc']);
    return [`${text}${direction}${dice.pick(['', '', '', '.nullsfirst', '.nullslast'])}`];
  });
  return [...(dice.chance(60) ? terms : []), ...key].join(dice.chance(1) ? ' , ' : ',');
}

/** Views in which `id` is not unique. */
const KEY_OF_VIEW: Readonly<Record<string, readonly string[]>> = { plant_events: ['product_id', 'id'] };

/** Columns that identify a row of a resource. */
export function keyOf({ name, primaryKey, columns }: Resource): string[] {
  if (primaryKey.length > 0) return [...primaryKey];
  const key = KEY_OF_VIEW[name];
  if (key) return [...key];
  if (columns.has('id')) return ['id'];
  return [...columns.values()].filter(({ type }) => !isJson(type)).map(({ name }) => name);
}

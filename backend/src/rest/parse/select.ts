import { tooLarge } from '../rest-error';
import type { SelectEmbed, SelectField, SelectItem } from './ast';
import { readJsonPath } from './field';
import { Scanner } from './scanner';

/** Nesting limit of embedded resources; no screen needs as much, and the query stays cheap. */
const MAX_DEPTH = 6;
/** Limit of embedded resources in a request: each is a subquery per row of its parent. */
const MAX_EMBEDS = 10;
/** Limit of items in a select list, embedded ones included. */
const MAX_ITEMS = 200;

/** The remaining limits while a list is parsed. */
interface Budget {
  items: number;
  embeds: number;
}

/** Casts are written as type names; PostgreSQL refuses unknown ones. */
const CAST = /[\p{L}\p{N}_ $]+/uy;
const AGGREGATE = /\.(?:count|sum|avg|max|min)\(\)/y;
const JOIN = /inner|left/y;

export const SELECT_ALL: readonly SelectItem[] = [
  { kind: 'field', field: { column: '*', path: [] }, alias: null, cast: null, isAggregate: false },
];

/** Reads the `select` parameter. */
export function parseSelect(text: string): readonly SelectItem[] {
  if (text === '') return SELECT_ALL;
  const scanner = new Scanner(text, 'select parameter');
  const budget = { items: MAX_ITEMS, embeds: MAX_EMBEDS };
  const items = readItems(scanner, 1, budget);
  scanner.expectEnd();
  return items;
}

function readItems(scanner: Scanner, depth: number, budget: Budget): SelectItem[] {
  if (depth > MAX_DEPTH) throw tooLarge(`select is nested deeper than ${MAX_DEPTH} resources`);
  const items: SelectItem[] = [];
  do {
    if (--budget.items < 0) throw tooLarge(`select lists more than ${MAX_ITEMS} items`);
    items.push(readItem(scanner, depth, budget));
  } while (scanner.takeSpaced(','));
  return items;
}

function readItem(scanner: Scanner, depth: number, budget: Budget): SelectItem {
  if (scanner.take('*')) {
    if (!scanner.atEnd && !scanner.peek(',') && !scanner.peek(')')) throw scanner.error('"," or end of input');
    return itemOf('*');
  }
  scanner.skipBlanks();
  if (scanner.take('...')) return readEmbed(scanner, scanner.name(), null, true, depth, budget);

  let name = scanner.name();
  let alias: string | null = null;
  if (scanner.peek(':') && !scanner.peek('::')) {
    scanner.take(':');
    scanner.skipBlanks();
    alias = name;
    name = scanner.name();
  }
  if (name === 'count' && scanner.take('()')) return { ...itemOf('*', alias), isAggregate: true };
  if (scanner.peek('(') || scanner.peek('!')) return readEmbed(scanner, name, alias, false, depth, budget);
  const path = readJsonPath(scanner);
  scanner.skipBlanks();
  const isAggregate = scanner.match(AGGREGATE) !== null;
  return { ...itemOf(name, alias), field: { column: name, path }, cast: readCast(scanner), isAggregate };
}

function itemOf(column: string, alias: string | null = null): SelectField {
  return { kind: 'field', field: { column, path: [] }, alias, cast: null, isAggregate: false };
}

function readCast(scanner: Scanner): string | null {
  if (!scanner.take('::')) return null;
  const found = scanner.match(CAST);
  if (!found) throw scanner.error('letter or digit');
  return found[0].trim();
}

function readEmbed(
  scanner: Scanner,
  target: string,
  alias: string | null,
  spread: boolean,
  depth: number,
  budget: Budget,
): SelectEmbed {
  if (--budget.embeds < 0) throw tooLarge(`select embeds more than ${MAX_EMBEDS} resources`);
  let hint: string | null = null;
  let join: string | null = null;
  for (let index = 0; index < 2 && scanner.take('!'); index++) {
    const found = scanner.match(JOIN);
    if (found) join ??= found[0];
    else {
      const name = scanner.name();
      hint ??= name;
    }
  }
  scanner.expect('(');
  const items = scanner.peek(')') ? [] : readItems(scanner, depth + 1, budget);
  scanner.expect(')');
  return { kind: 'embed', target, alias, hint, inner: join === 'inner', spread, items };
}

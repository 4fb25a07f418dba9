import { RestError, tooLarge } from '../rest-error';
import type { SelectEmbed, SelectField, SelectItem } from './ast';
import { readField, readJsonPath } from './field';
import { Scanner } from './scanner';

/** Resources inside resources; deeper than any screen needs, shallow enough that no request is dear. */
const MAX_DEPTH = 6;
/** Resources embedded altogether: each is a query of its own for every row that it is embedded in. */
const MAX_EMBEDS = 10;
/** Items of one select list altogether, embedded ones included. */
const MAX_ITEMS = 200;

/** What is left of these while a list is read. */
interface Budget {
  items: number;
  embeds: number;
}

/** Casts are written as type names; PostgreSQL refuses unknown ones. */
const CAST = /[a-z_][a-z0-9_ ]*(?:\[\])?/iy;
const AGGREGATE = /\.(?:count|sum|avg|max|min)\(\)/y;

export const SELECT_ALL: readonly SelectItem[] = [
  { kind: 'field', field: { column: '*', path: [] }, alias: null, cast: null },
];

/** Reads the `select` parameter. */
export function parseSelect(text: string): readonly SelectItem[] {
  if (text === '') return SELECT_ALL;
  const scanner = new Scanner(text, 'select parameter');
  const budget = { items: MAX_ITEMS, embeds: MAX_EMBEDS };
  const items = readItems(scanner, 1, budget);
  if (!scanner.atEnd) throw scanner.error('"," or end of input');
  return items;
}

function readItems(scanner: Scanner, depth: number, budget: Budget): SelectItem[] {
  if (depth > MAX_DEPTH) throw tooLarge(`select is nested deeper than ${MAX_DEPTH} resources`);
  const items: SelectItem[] = [];
  do {
    if (--budget.items < 0) throw tooLarge(`select lists more than ${MAX_ITEMS} items`);
    items.push(readItem(scanner, depth, budget));
  } while (scanner.take(','));
  return items;
}

function readItem(scanner: Scanner, depth: number, budget: Budget): SelectItem {
  if (scanner.take('...')) return readEmbed(scanner, scanner.name(), null, true, depth, budget);
  if (scanner.peek('*')) return plainField(readField(scanner).path, scanner);

  let name = scanner.name();
  let alias: string | null = null;
  if (scanner.peek(':') && !scanner.peek('::')) {
    scanner.take(':');
    alias = name;
    name = scanner.name();
  }
  if (scanner.peek('(') || scanner.peek('!')) {
    if (name === 'count' && scanner.peek('()')) throw noAggregates();
    return readEmbed(scanner, name, alias, false, depth, budget);
  }
  const path = readJsonPath(scanner);
  if (scanner.match(AGGREGATE)) throw noAggregates();
  return { kind: 'field', field: { column: name, path }, alias, cast: readCast(scanner) };
}

function plainField(path: SelectField['field']['path'], scanner: Scanner): SelectField {
  if (path.length > 0) throw scanner.error('"," or end of input');
  return { kind: 'field', field: { column: '*', path }, alias: null, cast: null };
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
  let inner = false;
  while (scanner.take('!')) {
    const word = scanner.name();
    if (word === 'inner') inner = true;
    else if (word !== 'left') hint = word;
  }
  scanner.expect('(');
  const items = scanner.peek(')') ? [] : readItems(scanner, depth + 1, budget);
  scanner.expect(')');
  return { kind: 'embed', target, alias, hint, inner, spread, items };
}

function noAggregates(): RestError {
  return new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
}

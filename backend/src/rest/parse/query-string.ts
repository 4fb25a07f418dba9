import { tooLarge } from '../rest-error';
import type { Condition, Field, OrderTerm, SelectItem } from './ast';
import { readJsonPath } from './field';
import { beginsAsFilter, parseFilter } from './filter';
import { parseLogic } from './logic';
import { parseOrder } from './order';
import type { WindowTexts } from './range';
import { Scanner } from './scanner';
import { parseSelect, SELECT_ALL } from './select';

/** Parameters of the query for one resource: the root, or an embedded one addressed by its path. */
export interface Level {
  where: Condition[];
  order: OrderTerm[];
  window: WindowTexts;
}

export interface ParsedQuery {
  select: readonly SelectItem[];
  /** By the path of embed names, joined with dots; '' for the root. */
  levels: ReadonlyMap<string, Level>;
  columns: readonly string[] | null;
  onConflict: readonly string[] | null;
  /** Parameters that are not filters: the arguments of a function called by GET. */
  args: readonly (readonly [string, string])[];
}

/** Limit of filters in one request; each becomes a condition and a bound value. */
const MAX_PARAMETERS = 100;

/**
 * Parses a query string. With `argumentsAllowed` (GET of a function) a parameter whose value is not a filter becomes an
 * argument; otherwise it is refused with PGRST100.
 */
export function parseQueryString(text: string, argumentsAllowed = false): ParsedQuery {
  const query: Partial<Pick<ParsedQuery, 'select' | 'columns' | 'onConflict'>> = {};
  const levels = new Levels();
  const args: [string, string][] = [];
  const pairs = text === '' ? [] : text.split(/[&;]/);
  if (pairs.length > MAX_PARAMETERS) throw tooLarge(`more than ${MAX_PARAMETERS} query parameters`);

  for (const pair of pairs) {
    const separator = pair.indexOf('=');
    // A parameter without a value is ignored.
    if (separator < 0) continue;
    const name = decode(pair.slice(0, separator));
    const value = decode(pair.slice(separator + 1));
    if (name === 'select') query.select ??= parseSelect(value);
    else if (name === 'columns') query.columns ??= parseColumns(value);
    else if (name === 'on_conflict') query.onConflict ??= parseColumns(value);
    else if (argumentsAllowed && !RESERVED.test(name) && !beginsAsFilter(value)) {
      args.push([splitPath(name).names.at(-1) ?? '', value]);
    } else levels.add(name, value);
  }
  const { select = SELECT_ALL, columns = null, onConflict = null } = query;
  return { select, columns, onConflict, levels: levels.all, args };
}

/** Collects the parameters of each resource. */
class Levels {
  readonly all = new Map<string, Level>();

  add(name: string, value: string): void {
    const path = splitPath(name);
    const last = path.names.pop() ?? '';
    if (RESERVED.test(name)) {
      if (last === 'and' || last === 'or') {
        const names = path.names.filter((step) => step !== 'not');
        this.level(names).where.push(parseLogic(last, names.length < path.names.length, value));
        return;
      }
      if (last === 'order') {
        const order = parseOrder(value);
        const level = this.level(path.names);
        if (level.order.length === 0) level.order = order;
        return;
      }
      if (last === 'limit' || last === 'offset') {
        this.level(path.names).window[last] = value;
        return;
      }
    }
    const field: Field = { column: last, path: path.steps };
    this.level(path.names).where.push({ kind: 'filter', field, ...parseFilter(value) });
  }

  private level(path: readonly string[]): Level {
    const key = path.join('.');
    let level = this.all.get(key);
    if (!level) this.all.set(key, (level = { where: [], order: [], window: {} }));
    return level;
  }
}

function splitPath(name: string): { names: string[]; steps: Field['path'] } {
  const scanner = new Scanner(name, 'tree path');
  const names = [scanner.name()];
  while (scanner.take('.')) names.push(scanner.name());
  const steps = readJsonPath(scanner);
  scanner.expectEnd();
  return { names, steps };
}

/** Last words of parameters that are not filters; in quotes, or next to a blank, they name columns. */
const RESERVED = /(?:^|\.)(?:and|or|order|limit|offset)$/;

function parseColumns(text: string): string[] {
  const scanner = new Scanner(text, 'columns parameter');
  const names: string[] = [];
  do names.push(scanner.name());
  while (scanner.takeSpaced(','));
  scanner.expectEnd();
  return names;
}

/** A stray percent sign stands for itself. */
function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  return spaced.replace(/(?:%[\da-f]{2})+/gi, decodeBytes);
}

/** Bytes that are not UTF-8 stay percent-encoded. */
function decodeBytes(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

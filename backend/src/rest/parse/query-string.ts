import { RestError, tooLarge } from '../rest-error';
import type { Condition, Field, OrderTerm, SelectItem } from './ast';
import { readJsonPath } from './field';
import { parseFilter } from './filter';
import { parseLogic } from './logic';
import { parseOrder } from './order';
import { ALL_ROWS, type Window, windowOf } from './range';
import { Scanner } from './scanner';
import { parseSelect, SELECT_ALL } from './select';

/** What the query says about one resource: the root, or an embedded one addressed by its path. */
export interface Level {
  where: Condition[];
  order: OrderTerm[];
  window: Window;
}

export interface ParsedQuery {
  select: readonly SelectItem[];
  /** By the path of embed names, joined with a dot; the root's is ''. */
  levels: ReadonlyMap<string, Level>;
  columns: readonly string[] | null;
  onConflict: readonly string[] | null;
  /** Parameters that are no filters: the arguments of a function called by GET. */
  args: readonly (readonly [string, string])[];
}

/** Filters of one request; each becomes a condition and a bound value. */
const MAX_PARAMETERS = 100;

/**
 * Reads a query string. With `argumentsAllowed` (GET of a function) a parameter whose value is no filter is an
 * argument; elsewhere it is refused with PGRST100.
 */
export function parseQueryString(text: string, argumentsAllowed = false): ParsedQuery {
  const query = { select: SELECT_ALL, columns: null as string[] | null, onConflict: null as string[] | null };
  const levels = new LevelBuilder();
  const args: [string, string][] = [];
  const pairs = text === '' ? [] : text.split('&');
  if (pairs.length > MAX_PARAMETERS) throw tooLarge(`more than ${MAX_PARAMETERS} query parameters`);

  for (const pair of pairs) {
    if (pair === '') continue;
    const separator = pair.indexOf('=');
    const name = decode(separator < 0 ? pair : pair.slice(0, separator));
    const value = separator < 0 ? '' : decode(pair.slice(separator + 1));
    if (name === 'select') query.select = parseSelect(value);
    else if (name === 'columns') query.columns = parseColumns(value);
    else if (name === 'on_conflict') query.onConflict = parseColumns(value);
    else if (argumentsAllowed && !looksLikeFilter(name, value)) args.push([name, value]);
    else levels.add(name, value);
  }
  return { ...query, levels: levels.build(), args };
}

/** Collects limit and offset, which make one window only when both are known. */
class LevelBuilder {
  private readonly levels = new Map<string, Level & { limit?: string; offset?: string }>();

  add(name: string, value: string): void {
    const path = splitPath(name);
    const last = path.names.pop() ?? '';
    if (path.steps.length === 0) {
      const negated = path.names.at(-1) === 'not';
      if (last === 'and' || last === 'or') {
        if (negated) path.names.pop();
        this.level(path.names).where.push(parseLogic(last, negated, value));
        return;
      }
      if (last === 'order') {
        this.level(path.names).order = parseOrder(value);
        return;
      }
      if (last === 'limit' || last === 'offset') {
        this.level(path.names)[last] = value;
        return;
      }
    }
    const field: Field = { column: last, path: path.steps };
    this.level(path.names).where.push({ kind: 'filter', field, ...parseFilter(value) });
  }

  build(): ReadonlyMap<string, Level> {
    for (const level of this.levels.values()) {
      if (level.limit !== undefined || level.offset !== undefined) level.window = windowOf(level.limit, level.offset);
    }
    return this.levels;
  }

  private level(path: readonly string[]) {
    const key = path.join('.');
    let level = this.levels.get(key);
    if (!level) this.levels.set(key, (level = { where: [], order: [], window: ALL_ROWS }));
    return level;
  }
}

function splitPath(name: string): { names: string[]; steps: Field['path'] } {
  const scanner = new Scanner(name, 'tree path');
  const names = [scanner.name()];
  while (scanner.take('.')) names.push(scanner.name());
  const steps = readJsonPath(scanner);
  if (!scanner.atEnd) throw scanner.error('"." or end of input');
  return { names, steps };
}

const RESERVED = /(?:^|\.)(?:and|or|order|limit|offset)$/;

function looksLikeFilter(name: string, value: string): boolean {
  if (RESERVED.test(name) || name.includes('.')) return true;
  try {
    parseFilter(value);
    return true;
  } catch (error) {
    if (error instanceof RestError) return false;
    throw error;
  }
}

function parseColumns(text: string): string[] {
  const scanner = new Scanner(text, 'columns parameter');
  const names: string[] = [];
  do names.push(scanner.name());
  while (scanner.take(','));
  if (!scanner.atEnd) throw scanner.error('"," or end of input');
  return names;
}

/** A stray percent sign stands for itself. */
function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

import type { CompareOperator, IsValue, SearchOperator, Test } from './ast';
import { Scanner } from './scanner';

const COMPARE: ReadonlySet<string> = new Set<CompareOperator>([
  'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'isdistinct',
  'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj',
]); // oxfmt-ignore
const QUANTIFIABLE: ReadonlySet<string> = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']);
const SEARCH: ReadonlySet<string> = new Set<SearchOperator>(['fts', 'plfts', 'phfts', 'wfts']);
const IS = /null|unknown|true|false/iy;

const OPERATOR = /([a-z]+)(?:\(([\p{L}\p{N}_ $]+)\))?\./uy;

/** End of a value: inside `or=(...)` at a comma or parenthesis, in a separate filter at the end of the text. */
type Surroundings = 'alone' | 'in-logic';

/** Reads `[not.]operator[(modifier)].value` at the scanner's position. */
export function readTest(scanner: Scanner, surroundings: Surroundings): { negated: boolean; test: Test } {
  const negated = scanner.take('not.');
  const start = scanner.position;
  const found = scanner.match(OPERATOR);
  const test = found && readOperand(scanner, found[1] ?? '', found[2] ?? null, surroundings);
  if (!test) {
    scanner.position = start;
    throw scanner.error(`${negated ? '' : '"not" or '}operator (eq, gt, ...)`);
  }
  return { negated, test };
}

/** Reads the value of a query parameter as a filter. */
export function parseFilter(text: string): { negated: boolean; test: Test } {
  const scanner = new Scanner(text, 'filter');
  const found = readTest(scanner, 'alone');
  scanner.expectEnd();
  return found;
}

/** Whether a parameter's value starts like a filter; if not, it may be an argument of a function. */
export function beginsAsFilter(text: string): boolean {
  if (/^(?:not|in|is)\./.test(text)) return true;
  const found = new Scanner(text, 'filter').match(OPERATOR);
  return found !== null && isOperator(found[1] ?? '', found[2] ?? null);
}

function isOperator(operator: string, modifier: string | null): boolean {
  if (SEARCH.has(operator)) return true;
  if (modifier === null) return COMPARE.has(operator);
  return QUANTIFIABLE.has(operator) && (modifier === 'any' || modifier === 'all');
}

function readOperand(scanner: Scanner, operator: string, modifier: string | null, where: Surroundings): Test | null {
  if (isOperator(operator, modifier)) {
    const value = readValue(scanner, where);
    if (SEARCH.has(operator)) {
      return { kind: 'search', operator: operator as SearchOperator, language: modifier, value };
    }
    const quantifier = modifier === 'any' || modifier === 'all' ? modifier : null;
    return { kind: 'compare', operator: operator as CompareOperator, quantifier, value };
  }
  if (modifier !== null) return null;
  if (operator === 'in') return { kind: 'in', values: readList(scanner) };
  if (operator === 'is') {
    const found = scanner.match(IS);
    if (!found) throw scanner.error('null or trilean value (unknown, true, false)');
    return { kind: 'is', value: found[0].toLowerCase() as IsValue };
  }
  return null;
}

function readValue(scanner: Scanner, where: Surroundings): string {
  if (where === 'alone') return scanner.rest();
  return quotedElement(scanner) ?? bracedArray(scanner) ?? scanner.until(',)');
}

/** `(a,"b,c",d)`. */
function readList(scanner: Scanner): string[] {
  if (!scanner.takeSpaced('(')) throw scanner.error('"("');
  const values: string[] = [];
  do values.push(quotedElement(scanner) ?? scanner.until(',)'));
  while (scanner.take(','));
  scanner.expect(')');
  scanner.skipBlanks();
  return values.length === 1 && values[0] === '' ? [] : values;
}

/** An element counts as quoted only if the closing quote is followed by the end of the element. */
function quotedElement(scanner: Scanner): string | null {
  if (!scanner.peek('"')) return null;
  const start = scanner.position;
  try {
    const value = scanner.quoted();
    if (scanner.atEnd || scanner.peek(',') || scanner.peek(')')) return value;
  } catch {
    // An unclosed quote is an ordinary character.
  }
  scanner.position = start;
  return null;
}

const BRACED = /\{[^{}]*\}/y;

/** `{a,b}` is one value although it contains commas. */
function bracedArray(scanner: Scanner): string | null {
  return scanner.match(BRACED)?.[0] ?? null;
}

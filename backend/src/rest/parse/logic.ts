import { tooLarge } from '../rest-error';
import type { Condition, LogicCondition } from './ast';
import { readField } from './field';
import { readTest } from './filter';
import { Scanner } from './scanner';

/** Nesting limit of `and(or(and(...)))`; no screen needs as much. */
const MAX_DEPTH = 10;

/** Reads the value of an `and`, `or`, `not.and` or `not.or` parameter: `(condition,condition,...)`. */
export function parseLogic(operator: 'and' | 'or', negated: boolean, text: string): LogicCondition {
  const scanner = new Scanner(text, 'logic tree');
  const children = readChildren(scanner, 1);
  scanner.expectEnd();
  return { kind: 'logic', operator, negated, children };
}

function readChildren(scanner: Scanner, depth: number): Condition[] {
  if (depth > MAX_DEPTH) throw tooLarge(`and/or is nested deeper than ${MAX_DEPTH} levels`);
  if (!scanner.takeSpaced('(')) throw scanner.error('"("');
  const children: Condition[] = [];
  do children.push(readCondition(scanner, depth));
  while (scanner.takeSpaced(','));
  scanner.expect(')');
  scanner.skipBlanks();
  return children;
}

const GROUP = /(not\.)?(and|or)(?=[ \t]*\()/y;

function readCondition(scanner: Scanner, depth: number): Condition {
  const group = scanner.match(GROUP);
  if (group) {
    const operator = group[2] === 'or' ? 'or' : 'and';
    return { kind: 'logic', operator, negated: group[1] !== undefined, children: readChildren(scanner, depth + 1) };
  }
  const field = readField(scanner);
  scanner.expect('.');
  return { kind: 'filter', field, ...readTest(scanner, 'in-logic') };
}

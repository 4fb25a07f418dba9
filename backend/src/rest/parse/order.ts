import type { OrderTerm } from './ast';
import { readField } from './field';
import { Scanner } from './scanner';

/** Reads the `order` parameter: `name.desc.nullslast,embed(column).asc`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order');
  const terms: OrderTerm[] = [];
  do terms.push(readTerm(scanner));
  while (scanner.take(','));
  if (!scanner.atEnd) throw scanner.error('"," or end of input');
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  let field = readField(scanner);
  let embed: string | null = null;
  if (field.path.length === 0 && scanner.take('(')) {
    embed = field.column;
    field = readField(scanner);
    scanner.expect(')');
  }
  let direction: OrderTerm['direction'] = null;
  let nulls: OrderTerm['nulls'] = null;
  if (scanner.take('.asc')) direction = 'asc';
  else if (scanner.take('.desc')) direction = 'desc';
  if (scanner.take('.nullsfirst')) nulls = 'first';
  else if (scanner.take('.nullslast')) nulls = 'last';
  return { field, embed, direction, nulls };
}

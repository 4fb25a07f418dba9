import { RestError } from '../rest-error';

/**
 * Refuses a pattern of `like` or `ilike` that ends with an unpaired escape character, as PostgreSQL does once a text
 * matches all that comes before it. Refused for whatever text, it does not tell which texts there are.
 * @param isList whether it is an array of patterns in PostgreSQL's text form, as `like(any)` takes
 * @throws RestError 400 22025
 */
export function refuseDanglingEscape(pattern: string, isList: boolean): void {
  if (!pattern.includes('\\')) return;
  if ((isList ? elementsOf(pattern) : [pattern]).some(hasDanglingEscape)) {
    throw new RestError(400, '22025', 'LIKE pattern must not end with escape character');
  }
}

function hasDanglingEscape(pattern: string): boolean {
  return (/\\*$/.exec(pattern)?.[0].length ?? 0) % 2 === 1;
}

/** The texts between an array's signs. Whether it is well formed is for the database to say. */
function elementsOf(list: string): string[] {
  const elements = [''];
  let isQuoted = false;
  for (const [text, escaped] of list.matchAll(/\\(.)|./gsu)) {
    if (text === '"') isQuoted = !isQuoted;
    if (text === '"' || (!isQuoted && /[\s,{}]/.test(text))) elements.push('');
    else elements.push(`${elements.pop()}${escaped ?? (text === '\\' ? '' : text)}`);
  }
  return elements;
}

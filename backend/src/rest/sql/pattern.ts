import { RestError } from '../rest-error';

/**
 * Refuses a pattern of `like` or `ilike` that ends with an unpaired escape character. PostgreSQL fails only when a text
 * matches everything before it, which would reveal whether such a text exists.
 * @param isList whether the text is an array literal of patterns, as `like(any)` takes it
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

/** The elements of an array literal. The database checks whether it is well formed. */
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

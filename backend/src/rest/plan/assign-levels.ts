import type { SelectEmbed, SelectItem } from '../parse/ast';
import type { Level, ParsedQuery } from '../parse/query-string';
import { RestError } from '../rest-error';

/** Parameters of the query for each resource; null is the root. */
export type AssignedLevels = ReadonlyMap<SelectEmbed | null, Level>;

/**
 * Finds the embedded resource that each parameter addresses, by alias or target; the first match wins. 400 PGRST108
 * when there is none.
 */
export function assignLevels({ select, levels }: Pick<ParsedQuery, 'select' | 'levels'>): AssignedLevels {
  const assigned = new Map<SelectEmbed | null, Level>();
  for (const [path, level] of levels) {
    let items = select;
    let found: SelectEmbed | null = null;
    for (const name of path === '' ? [] : path.split('.')) {
      found = findEmbed(items, name);
      items = found.items;
    }
    const before = assigned.get(found);
    assigned.set(found, before === undefined ? level : merge(before, level));
  }
  return assigned;
}

function findEmbed(items: readonly SelectItem[], name: string): SelectEmbed {
  const found = items.find(
    (item): item is SelectEmbed => item.kind === 'embed' && (item.alias === name || item.target === name),
  );
  if (!found) throw notEmbedded(name);
  return found;
}

function merge(a: Level, b: Level): Level {
  return {
    where: [...a.where, ...b.where],
    order: a.order.length > 0 ? a.order : b.order,
    window: { ...a.window, ...b.window },
  };
}

export function notEmbedded(name: string): RestError {
  return new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}

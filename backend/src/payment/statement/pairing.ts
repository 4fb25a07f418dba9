/**
 * Pairs lines of a file with stored movements, each at most once. Equal ones are paired in their order, so the effort is
 * linear, also for a file of equal lines.
 */
export interface Pairing<Line, Stored> {
  /** Lines and stored movements that have no partner yet. */
  openLines(): readonly Line[];
  freeStored(): readonly Stored[];
  /** Pairs those with equal keys; a key of null has no partner, `accept` decides about a pair. */
  pairBy(
    lineKey: (line: Line) => string | null,
    storedKey: (stored: Stored) => string | null,
    accept?: (line: Line, stored: Stored) => boolean,
  ): void;
  partnerOf(line: Line): Stored | undefined;
}

export function pairing<Line, Stored>(lines: readonly Line[], stored: readonly Stored[]): Pairing<Line, Stored> {
  const partners = new Map<Line, Stored>();
  const taken = new Set<Stored>();
  const freeStored = (): Stored[] => stored.filter((one) => !taken.has(one));
  const openLines = (): Line[] => lines.filter((line) => !partners.has(line));
  return {
    openLines,
    freeStored,
    pairBy(lineKey, storedKey, accept = () => true) {
      const queues = grouped(freeStored(), storedKey);
      const next = new Map<string, number>();
      for (const line of openLines()) {
        const key = lineKey(line);
        if (key === null) continue;
        const at = next.get(key) ?? 0;
        const candidate = queues.get(key)?.[at];
        if (candidate === undefined || !accept(line, candidate)) continue;
        next.set(key, at + 1);
        partners.set(line, candidate);
        taken.add(candidate);
      }
    },
    partnerOf: (line) => partners.get(line),
  };
}

/** Groups items by key, without those whose key is null. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** A part of a size code; `value` is a number or a range as written (`14-16`). */
export interface SizePart {
  kind:
    | 'container'
    | 'pot'
    | 'girth'
    | 'height'
    | 'rootBall'
    | 'bareRoot'
    | 'standard'
    | 'multiStem'
    | 'dwarfTree'
    | 'quarterStandard'
    | 'halfStandard'
    | 'smallStandard';
  /** Litres of a container, otherwise cm; '' if the kind has no value. */
  value: string;
}

const PARTS: readonly (readonly [RegExp, SizePart['kind']])[] = [
  [/^C\s?(\d+(?:[.,]\d+)?)\b/, 'container'],
  [/^[kK]\s?(\d+)\b/, 'pot'],
  [/^OK\s?(\d+(?:\s?[-–]\s?\d+|\+)?)/, 'girth'],
  [/^(\d+\s?[-–]\s?\d+|\d+\+)(?:\s?cm\b)?/, 'height'],
  [/^(?:ZB|DB)\b/, 'rootBall'],
  [/^PK\b/, 'bareRoot'],
  [/^(?:HK\b|vysokokmen)/, 'standard'],
  [/^VK\b/, 'multiStem'],
  [/^zákrsek/, 'dwarfTree'],
  [/^čtvrtkmen/, 'quarterStandard'],
  [/^polokmen/, 'halfStandard'],
  [/^strom(?:ek|ková)/, 'smallStandard'],
];

/**
 * Parses a size as Czech nurseries write it: `C5` container of 5 litres, `k9` pot of 9 cm, `OK 14-16` trunk girth in
 * cm, `60-80` height in cm, `ZB` root ball, `PK` bare root, `HK` standard, `VK` multi-stem, and the Czech words for
 * fruit trees and shrubs on stems. Unknown codes are skipped.
 */
export function sizeParts(code: string): SizePart[] {
  const parts: SizePart[] = [];
  let left = code.trim();
  while (left !== '') {
    const found = PARTS.map(([pattern, kind]) => ({ kind, match: pattern.exec(left) })).find(({ match }) => match);
    if (found?.match) parts.push({ kind: found.kind, value: (found.match[1] ?? '').replace(/\s?[-–]\s?/, '–') });
    // An unknown code ends where the next word begins.
    left = left.slice(found?.match?.[0].length ?? /^[^\s,;/]+|^./.exec(left)![0].length).replace(/^[\s,;/]+/, '');
  }
  return parts;
}

/** Groups of sizes. */
export const SIZE_GROUPS = ['container', 'height', 'girth', 'other'] as const;
export type SizeGroup = (typeof SIZE_GROUPS)[number];

export function sizeGroup(code: string): SizeGroup {
  const kinds = sizeParts(code).map(({ kind }) => kind);
  if (kinds.includes('girth')) return 'girth';
  if (kinds.includes('container') || kinds.includes('pot')) return 'container';
  return kinds.includes('height') ? 'height' : 'other';
}

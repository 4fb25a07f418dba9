import { VARIABLE_SYMBOL_MAX } from '@arbora/domain';

/** `VS`, `v.s.`, `var. symbol`, `variabilní symbol`, `symbol zmienny`, as a word of its own. */
const LABEL =
  /(?<![\p{L}\p{N}])(?:v\.?s\.?|var(?:iabiln[iíyý])?\.?\s?symb?(?:ol)?\.?|symbol\s+zmienny)\s?[:/.=]?\s?/giu;

/** Digits, also in groups, that end at another symbol or outside of a word. */
const DIGITS = /^\d+(?:[ \u00a0]\d+)*(?=SS|KS|[^\p{L}\p{N}]|$)/iu;
const GROUPS = /\d+(?:[ \u00a0]\d+)*/g;

/** Shorter numbers are amounts, counts and years. */
const CANDIDATE_MIN = 5;
const CANDIDATES_MAX = 20;

/** Parses a variable symbol field without leading zeros; null for zeros and invalid values. */
export function variableSymbolOf(field: string): string | null {
  const digits = field.replace(/^\s*VS\s?:?/i, '').replace(/[\s\u00a0]/g, '').replace(/^0+/, ''); // oxfmt-ignore
  return /^\d+$/.test(digits) && digits.length <= VARIABLE_SYMBOL_MAX ? digits : null;
}

/**
 * Finds the variable symbol that texts name, as in payments from Slovakia or written by people: `/VS0123/SS/KS0308`,
 * `VS: 123`, `VS 2611 000 006`; null if there is none, several, or its end is uncertain.
 */
export function variableSymbolIn(texts: readonly string[]): string | null {
  const found = new Set<string>();
  for (const text of texts) {
    const composed = text.normalize('NFC');
    for (const label of composed.matchAll(LABEL)) {
      const digits = DIGITS.exec(composed.slice(label.index + label[0].length))?.[0];
      if (digits === undefined) continue;
      const symbol = ofGroups(digits.split(/[ \u00a0]/));
      if (symbol === undefined) return null;
      if (symbol !== null) found.add(symbol);
    }
  }
  const [symbol] = found;
  return found.size === 1 && symbol !== undefined ? symbol : null;
}

/**
 * The symbol at the start of groups of digits: a single group, or groups that together have the full length. Undefined
 * if the groups may be a symbol and another number.
 */
function ofGroups(groups: readonly string[]): string | null | undefined {
  if (groups.length === 1) return variableSymbolOf(groups[0] ?? '');
  let joined = '';
  for (const group of groups) {
    joined += group;
    if (joined.length >= VARIABLE_SYMBOL_MAX) break;
  }
  return joined.length === VARIABLE_SYMBOL_MAX ? variableSymbolOf(joined) : undefined;
}

/** Numbers in texts that may be a symbol, without leading zeros: groups of digits alone, and joined. */
export function candidatesIn(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const [digits] of text.matchAll(GROUPS)) {
      const groups = digits.split(/[ \u00a0]/);
      for (let first = 0; first < groups.length; first += 1) {
        let joined = '';
        for (const group of groups.slice(first)) {
          joined += group;
          if (joined.length > 2 * VARIABLE_SYMBOL_MAX) break;
          const symbol = variableSymbolOf(joined);
          if (symbol !== null && symbol.length >= CANDIDATE_MIN) found.add(symbol);
          if (found.size >= CANDIDATES_MAX) return [...found];
        }
      }
    }
  }
  return [...found];
}

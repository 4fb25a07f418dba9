import { diffArrays, diffWordsWithSpace } from 'diff';
import type { TextBlock } from './text-blocks';

export interface WordPart {
  text: string;
  change: 'insert' | 'delete' | null;
}

const changeOf = (added: boolean, removed: boolean): WordPart['change'] =>
  added ? 'insert' : removed ? 'delete' : null;

/** Word diff of two texts; adjacent words of the same kind form one part, with the space between them. */
export function compareWords(before: string, after: string): WordPart[] {
  const result: WordPart[] = [];
  const changed = { delete: '', insert: '' };
  function end(): void {
    for (const change of ['delete', 'insert'] as const) {
      if (changed[change] !== '') result.push({ text: changed[change], change });
      changed[change] = '';
    }
  }
  const parts = diffWordsWithSpace(before, after);
  for (const [index, { value, added, removed }] of parts.entries()) {
    const isBetween = !added && !removed && value.trim() === '' && index > 0 && index < parts.length - 1;
    if (removed || isBetween) changed.delete += value;
    if (added || isBetween) changed.insert += value;
    if (added || removed || isBetween) continue;
    end();
    result.push({ text: value, change: null });
  }
  end();
  return result;
}

export type BlockDifference =
  | { kind: 'same' | 'insert' | 'delete'; block: TextBlock }
  /** A changed block; without parts, only its formatting changed. */
  | { kind: 'change'; block: TextBlock; parts: WordPart[] };

/** Minimum similarity of two blocks that are compared word by word. */
const ALIKE = 0.4;

/** Block diff of two texts. */
export function compareBlocks(before: readonly TextBlock[], after: readonly TextBlock[]): BlockDifference[] {
  const parts = diffArrays([...before], [...after], { comparator: (one, other) => one.formatted === other.formatted });
  return parts.flatMap(({ value, added, removed }, index) => {
    if (added && parts[index - 1]?.removed) return [];
    if (removed && parts[index + 1]?.added) return pairBlocks(value, parts[index + 1]!.value);
    return value.map((block) => ({ kind: changeOf(added, removed) ?? 'same', block }));
  });
}

/** Pairs deleted blocks with the inserted ones that replaced them. */
function pairBlocks(deleted: readonly TextBlock[], inserted: readonly TextBlock[]): BlockDifference[] {
  const result: BlockDifference[] = [];
  let rest = [...inserted];
  for (const old of deleted) {
    const at = rest.findIndex((block) => isAlike(old, block));
    if (at === -1) {
      result.push({ kind: 'delete', block: old });
      continue;
    }
    result.push(...rest.slice(0, at).map((block) => ({ kind: 'insert' as const, block })));
    const block = rest[at]!;
    const parts = old.text === block.text ? [] : compareWords(old.text, block.text);
    result.push({ kind: 'change', block, parts });
    rest = rest.slice(at + 1);
  }
  return [...result, ...rest.map((block) => ({ kind: 'insert' as const, block }))];
}

function isAlike(one: TextBlock, other: TextBlock): boolean {
  if (one.picture !== other.picture) return false;
  if (one.text === other.text) return true;
  const same = compareWords(one.text, other.text)
    .filter(({ change }) => change === null)
    .reduce((length, { text }) => length + text.trim().length, 0);
  return same >= ALIKE * Math.max(one.text.length, other.text.length);
}

/** Diff of two lists of ids; a moved id is deleted in one position and inserted in another. */
export function compareItems(
  before: readonly string[],
  after: readonly string[],
): { id: string; change: WordPart['change'] }[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((id) => ({ id, change: changeOf(added, removed) })),
  );
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from './mutation';

/** Returns the text of the file with the mutation. @throws Error unless `search` occurs exactly once */
export function mutatedText(text: string, { name, file, search, replace }: Mutation): string {
  const parts = text.split(search);
  if (parts.length !== 2) {
    throw new Error(`${name}: its search text occurs ${parts.length - 1} times in ${file}, not once`);
  }
  return parts.join(replace);
}

/** Returns why mutations do not apply to the files below `root`; several of one file must not overlap. */
export function misfits(root: string, mutations: readonly Mutation[]): string[] {
  return mutations.flatMap((mutation) => {
    try {
      mutatedText(readFileSync(path.join(root, mutation.file), 'utf8'), mutation);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/** Applies mutations to the files below `root`, runs `work`, and restores the files. */
export async function withMutations<T>(
  root: string,
  mutations: readonly Mutation[],
  work: () => Promise<T>,
): Promise<T> {
  const originals = new Map<string, string>();
  try {
    for (const mutation of mutations) {
      const file = path.join(root, mutation.file);
      const text = readFileSync(file, 'utf8');
      if (!originals.has(file)) originals.set(file, text);
      writeFileSync(file, mutatedText(text, mutation));
    }
    return await work();
  } finally {
    for (const [file, text] of originals) writeFileSync(file, text);
  }
}

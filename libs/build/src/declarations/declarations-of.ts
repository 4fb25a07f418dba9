import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Declarations, DeclaredType, Member, UsedExports } from '@arbora/deployment';
import { libraryFolder, ROOT, STATE_DIR } from '../paths';
import { sourceHash } from '../source-hash';
import { OWN_SHARED } from '../webpack/shared';

/** The declarations of the libraries that are published along with this one. */
export const PUBLISHED = 'declarations.json';

async function readKnown(file: string): Promise<Declarations | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Declarations);
}

/**
 * Returns the declarations of the shared libraries. Reading them takes the compiler seconds, so the builds of all
 * packages share the result.
 */
export async function sharedDeclarations(): Promise<Declarations> {
  const published = await readKnown(path.join(libraryFolder('build'), PUBLISHED));
  if (published) return published;
  const folder = path.join(STATE_DIR, 'cache/declarations');
  // The declarations may refer to any library.
  const libraries = (await readdir(path.join(ROOT, 'libs'))).sort();
  const file = path.join(folder, `${sourceHash(libraries)}.json`);
  const known = await readKnown(file);
  if (known) return known;
  const { readDeclarations } = await import('./read-declarations');
  const declarations = readDeclarations(OWN_SHARED);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Builds run at the same time.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify(declarations));
  await rename(unfinished, file);
  return declarations;
}

function typesOf(members: readonly Member[], all: Declarations['types']): Record<string, DeclaredType> {
  const found = new Set<string>();
  const visit = ({ refs = [] }: Member): void => {
    for (const name of refs) {
      if (found.has(name)) continue;
      found.add(name);
      Object.values(all[name]?.members ?? {}).forEach(visit);
    }
  };
  members.forEach(visit);
  return Object.fromEntries([...found].sort().map((name) => [name, all[name]!]));
}

/** Returns the part of the declarations that a remote with these imports depends on. */
export function usedDeclarations(all: Declarations, uses: UsedExports): Declarations {
  const exports = Object.fromEntries(
    Object.entries(all.exports).flatMap(([library, members]) => {
      const names = uses[library];
      if (names === undefined) return [];
      const used = Object.entries(members).filter(([name]) => names === null || names.includes(name));
      return [[library, Object.fromEntries(used)]];
    }),
  );
  const members = [
    all.mount,
    ...Object.values(all.exchanged),
    ...Object.values(exports).flatMap(Object.values<Member>),
  ];
  return { mount: all.mount, exchanged: all.exchanged, exports, types: typesOf(members, all.types) };
}

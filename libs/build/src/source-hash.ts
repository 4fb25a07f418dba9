import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryFolder } from './paths';

/** Files below a library's `src` that are no part of it: tests and specimens. */
export const NOT_OF_LIBRARY = /\.(?:test|specimen)\.tsx?$/;

/** Returns a hash of the sources of these libraries, as hexadecimal digits: the same wherever they are installed. */
export function sourceHash(libraries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const library of libraries) {
    const src = path.join(libraryFolder(library), 'src');
    const files = readdirSync(src, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !NOT_OF_LIBRARY.test(entry.name),
    );
    for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
      hash.update(path.join('libs', library, 'src', path.relative(src, file))).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths';

/** Returns a hash of the files in these folders of the workspace, as hexadecimal digits; tests and specimens do not count. */
export function sourceHash(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const dir = path.join(ROOT, folder);
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.(?:test|specimen)\.tsx?$/.test(entry.name),
    );
    for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
      hash.update(path.relative(ROOT, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

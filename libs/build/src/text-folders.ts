import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the folders of the text sections below a package's `src` by namespace: those whose `index.ts` declares it. */
export function textFolders(src: string): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith(path.join('locales', 'index.ts')))) {
    const index = path.join(src, file);
    const namespace = /textSection\(\s*'([^']+)'/.exec(readFileSync(index, 'utf8'))?.[1];
    if (namespace !== undefined) folders.set(namespace, path.dirname(index));
  }
  return folders;
}

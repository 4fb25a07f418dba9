import { readFileSync } from 'node:fs';
import path from 'node:path';

const versions = new Map<string, string>();

/** Returns the package of a file in node_modules with its major version, as `react-router@8`; null for other files. */
export function packageOf(file: string): string | null {
  const found = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(file);
  if (!found) return null;
  const [, folder, name] = found as unknown as [string, string, string];
  let version = versions.get(folder);
  if (version === undefined) {
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    versions.set(folder, (version = (JSON.parse(text) as { version: string }).version.split('.')[0]!));
  }
  return `${name}@${version}`;
}

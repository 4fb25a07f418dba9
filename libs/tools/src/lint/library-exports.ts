import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';

const cache = new Map<string, readonly RegExp[] | null>();

/** Returns a library's `exports` as patterns; null if there is no such library. */
function pathsOf(library: string): readonly RegExp[] | null {
  const found = cache.get(library);
  if (found !== undefined) return found;
  const file = path.join(ROOT, 'libs', library, 'package.json');
  const offered = existsSync(file) ? patternsIn(readFileSync(file, 'utf8')) : null;
  cache.set(library, offered);
  return offered;
}

function patternsIn(manifest: string): RegExp[] {
  const { exports = {} } = JSON.parse(manifest) as { exports?: Record<string, string> };
  return Object.keys(exports).map((key) => {
    const escaped = key.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.+');
    return new RegExp(`^${escaped}$`);
  });
}

/** Whether `source` is a subpath of a library, such as `@arbora/ui/button`, that its `exports` lack. */
export function isMissingInExports(source: string): boolean {
  const [, library, below] = /^@arbora\/([^/]+)\/(.+)$/.exec(source) ?? [];
  const offered = library === undefined ? null : pathsOf(library);
  return offered !== null && !offered.some((pattern) => pattern.test(`./${below}`));
}

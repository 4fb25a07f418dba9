import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MAPS } from '@arbora/registry';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/** For each script, the number of characters from each package; minified, uncompressed. */
export type Contents = Record<string, Record<string, number>>;

/** File with the contents of a build's scripts. */
export const CONTENTS = 'contents.json';

const BUNDLER = 'webpack';

/** The package of a source: `react-dom`, `@tanstack/react-query`, `libs/ui`, `shell`; `webpack` without a source file. */
export function packageOf(source: string | null): string {
  const [, built, file] = /^webpack:\/\/([^/]+)\/(.*)$/.exec(source ?? '') ?? [];
  if (built === undefined || file === undefined) return BUNDLER;
  if (file.startsWith('./')) return built;
  const outside =
    /(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? /^(?:\.\.\/)+((?:libs\/)?[^/]+)/.exec(file);
  return outside?.[1] ?? BUNDLER;
}

/** Counts a script's characters by package, from its source map. */
export function sizesOf(script: string, map: string): Record<string, number> {
  const trace = new TraceMap(map);
  const sizes: Record<string, number> = {};
  const lines = script.split('\n');
  decodedMappings(trace).forEach((segments, line) => {
    const end = lines[line]?.length ?? 0;
    segments.forEach((segment, index) => {
      const source = segment.length === 1 ? null : (trace.sources[segment[1]] ?? null);
      const name = packageOf(source);
      sizes[name] = (sizes[name] ?? 0) + (segments[index + 1]?.[0] ?? end) - segment[0];
    });
  });
  return sizes;
}

/**
 * Writes the contents of the scripts in `dist` from their source maps, then moves the maps of browser and server scripts
 * to a folder that is not delivered; the server resolves the stacks of failures by them. Maps of styles are deleted.
 */
export async function writeContents(dist: string): Promise<void> {
  const contents: Contents = {};
  // Those of an earlier build.
  await rm(path.join(dist, MAPS), { recursive: true, force: true });
  for (const map of (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.map')).sort()) {
    const script = map.slice(0, -'.map'.length);
    const [source, text] = await Promise.all([script, map].map((name) => readFile(path.join(dist, name), 'utf8')));
    if (!script.endsWith('.js')) {
      await rm(path.join(dist, map));
      continue;
    }
    if (path.dirname(script) === '.') contents[script] = sizesOf(source!, text!);
    const target = path.join(dist, MAPS, map);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(dist, map), target);
  }
  await writeFile(path.join(dist, CONTENTS), JSON.stringify(contents, null, 1));
}

/** Formats the largest packages of some scripts, as `react-dom 37 %, i18next 9 %`. */
export function formatContents(contents: Contents, files: readonly string[], count = 8): string {
  const sizes = new Map<string, number>();
  for (const file of files)
    for (const [name, size] of Object.entries(contents[file] ?? {})) sizes.set(name, (sizes.get(name) ?? 0) + size);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, size]) => `${name} ${Math.round((100 * size) / total)} %`)
    .join(', ');
}

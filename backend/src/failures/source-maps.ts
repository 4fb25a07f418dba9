import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAPS } from '@arbora/registry';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';

/** A frame: `mf-shop/9bc1/929.d0.js:1:5400`, or `mf-shop/9bc1/server/server.js:310:9` of a server bundle. */
const FRAME = /^([a-z0-9-]+)\/([a-z0-9]+)\/((?:server\/)?[\w.-]+\.js):(\d{1,9}):(\d{1,9})$/;

/** Characters of the maps that are kept in memory, where a decoded one takes about ten times as much. */
const KEPT = 4_000_000;
/** Anybody may report frames, and decoding a large map takes a tenth of a second. */
const LOADS_PER_MINUTE = 30;

export interface SourceMaps {
  /** Returns the frame's place in its source, as `libs/ui/src/a.tsx:12:5 (name)`; the frame itself without a map. */
  resolve(frame: string): Promise<string>;
}

/** Path of a source from the root of the repository: `webpack://shell/../libs/ui/src/a.tsx` is `libs/ui/src/a.tsx`. */
function pathOf(source: string): string {
  const [, name = '', file = source] = /^webpack:\/\/([^/]+)\/(.*)$/.exec(source) ?? [];
  const plain = file.replace(/\?.*$/, '');
  return plain.startsWith('./') ? `${name}/${plain.slice(2)}` : plain.replace(/^(\.\.\/)+/, '');
}

/** The place in the source, counted from 1 like the built line and column; null if the map does not have it. */
function placeOf(map: TraceMap, line: number, column: number): string | null {
  try {
    const segment = traceSegment(map, line - 1, column - 1);
    if (!segment || segment.length === 1) return null;
    const [, source, sourceLine, sourceColumn, name] = segment;
    const place = `${pathOf(map.sources[source] ?? '')}:${sourceLine + 1}:${sourceColumn + 1}`;
    return name === undefined ? place : `${place} (${map.names[name]})`;
  } catch {
    // Mappings are decoded, and a broken map found, only now.
    return null;
  }
}

/**
 * Source maps of the versions in `siteDir`, of which the server delivers none.
 * @param isPackage whether the shell or a remote of this name is deployed
 */
export function openSourceMaps(siteDir: string, isPackage: (name: string) => boolean): SourceMaps {
  const maps = new LRUCache<string, TraceMap>({ maxSize: KEPT });
  let minute = 0;
  let loads = 0;

  async function mapOf(file: string): Promise<TraceMap | null> {
    const known = maps.get(file);
    if (known) return known;
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, loads] = [now, 0];
    if (loads >= LOADS_PER_MINUTE) return null;
    try {
      const text = await readFile(file, 'utf8');
      loads += 1;
      const map = new TraceMap(text);
      maps.set(file, map, { size: text.length });
      return map;
    } catch {
      return null;
    }
  }

  return {
    async resolve(frame) {
      const [, name, version, file, line, column] = FRAME.exec(frame) ?? [];
      if (name === undefined || !isPackage(name)) return frame;
      const map = await mapOf(path.join(siteDir, 'remotes', name, version!, MAPS, `${file}.map`));
      return (map && placeOf(map, Number(line), Number(column))) ?? frame;
    },
  };
}

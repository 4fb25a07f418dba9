import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, folderOf } from '@arbora/build/paths';

const IMPORT = /(?:\bfrom|^import) '(\.[^']*)'/gm;

/** Folders directly below `src`, with the folders that their files import. Tests may import any. */
function importsOf(src: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))) {
    const [room, ...below] = file.split(path.sep);
    if (below.length === 0) continue;
    for (const [, request] of readFileSync(path.join(src, file), 'utf8').matchAll(IMPORT)) {
      const [imported, ...inside] = path.join(path.dirname(file), request!).split(path.sep);
      if (imported === room || imported === '..' || inside.length === 0) continue;
      imports.set(room!, (imports.get(room!) ?? new Set()).add(imported!));
    }
  }
  return imports;
}

/** Folders from which a path of imports leads back to them. */
function circular(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reachable = (room: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(room) ?? []) if (!seen.has(next)) reachable(next, seen.add(next));
    return seen;
  };
  return [...imports.keys()].filter((room) => reachable(room).has(room)).sort();
}

/** Folders that import each other until they are separated; none may be added. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'libs/office': [
    'contributions', 'frame', 'list', 'person', 'pictures', 'relations', 'rich-text', 'search', 'section',
  ], // oxfmt-ignore
  'mf-booking': ['check', 'check-in', 'events', 'resend', 'reservations', 'reserve', 'tickets'],
  'mf-shop': ['basket', 'orders', 'pasted-list', 'product', 'quotes', 'sizes'],
};

test.each(['backend', 'shell', 'libs/office', ...REMOTES])(
  'folders of %s do not import each other in circles',
  (name) => {
    const src = path.join(folderOf(name), 'src');
    expect(circular(importsOf(src))).toEqual(KNOWN[name] ?? []);
  },
);

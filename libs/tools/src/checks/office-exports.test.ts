import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, REMOTES, ROOT } from '@arbora/build/paths';

const IMPORT = /\{([^}]*)\} from '@arbora\/office'/g;
const EXPORT = /\{([^}]*)\} from '\.\//g;

function namesIn(source: string, pattern: RegExp): string[] {
  const lists = [...source.matchAll(pattern)].map(([, names]) => names!);
  return lists.flatMap((names) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]!,
    ),
  );
}

function sourcesOf(remote: string): string[] {
  const src = path.join(folderOf(remote), 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => readFileSync(path.join(src, file), 'utf8'));
}

// The kit is shared at run time, so that each browser of the back office loads all of its exports.
test('the kit of the back office exports only what a remote imports', () => {
  const exported = namesIn(readFileSync(path.join(ROOT, 'libs/office/src/index.ts'), 'utf8'), EXPORT).filter(Boolean);
  const imported = new Set(REMOTES.flatMap((remote) => sourcesOf(remote).flatMap((text) => namesIn(text, IMPORT))));
  expect(exported).toContain('defineSection');
  expect(exported.filter((name) => !imported.has(name))).toEqual([]);
});

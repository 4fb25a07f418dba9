import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, REMOTES } from '@arbora/build/paths';

const OFFICES = REMOTES.filter((name) => name === 'mf-manager' || path.basename(folderOf(name)) === 'office');

/** Sections of a remote that a file can be imported into. */
function importsOf(src: string): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.section\.tsx?$/.test(file));
  return files.filter((file) => /^ {2,4}editable: \{/m.test(readFileSync(path.join(src, file), 'utf8')));
}

test.each(OFFICES)('%s tests that the import of an unmodified export changes nothing, if it has imports', (name) => {
  const src = path.join(folderOf(name), 'src');
  if (importsOf(src).length > 0) expect(existsSync(path.join(src, 'round-trip.test.tsx'))).toBe(true);
});

test('the sections of the shop with an import are found', () => {
  expect(importsOf(path.join(folderOf('mf-shop-office'), 'src')).length).toBeGreaterThan(0);
});

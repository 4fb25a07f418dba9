import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { importCycles } from './import-cycles';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'arbora-cycles-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function cyclesOf(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return importCycles(folder, Object.keys(files));
}

const USER = "import { a } from './a'; export const b = (): unknown => a;";

test.each([
  ['import', "import { b } from './b'; export const a = (): unknown => b;"],
  ['import()', "export const a = () => import('./b');"],
  ['export', "export { b } from './b'; export const a = 1;"],
])('a cycle through %s is found', async (_, text) => {
  expect(await cyclesOf({ 'a.ts': text, 'b.ts': USER })).toEqual(['a.ts → b.ts → a.ts']);
});

test.each([
  ['a type', "import type { b } from './b'; export const a = (one: typeof b): unknown => one;"],
  ['another module', "import { c } from './c'; export const a = c;"],
])('an import of %s makes no cycle', async (_, text) => {
  expect(await cyclesOf({ 'a.ts': text, 'b.ts': USER, 'c.ts': 'export const c = 1;' })).toEqual([]);
});

test('no modules of the workspace import each other', async () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e7 }).trim().split('\n');
  const modules = files.filter((file) => !file.endsWith('.d.ts'));
  // Move the shared part into a module that imports neither side, or import its types only.
  expect(await importCycles(ROOT, modules)).toEqual([]);
});

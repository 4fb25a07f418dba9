import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import config from '../../../../.config/eslint.config';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'arbora-lint-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Returns the names of the modules that are part of a cycle. */
async function inCycles(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    baseConfig: config as ESLint.Options['baseConfig'],
    ruleFilter: ({ ruleId }) => ruleId === 'arbora/import-cycles',
  });
  const rejected: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const [result] = await eslint.lintText(text, { filePath: path.join(folder, name) });
    if (result!.errorCount > 0) rejected.push(name);
  }
  return rejected;
}

const USER = "import { a } from './a'; export const b = (): unknown => a;";

test.each([
  ['import', "import { b } from './b'; export const a = (): unknown => b;"],
  ['import()', "export const a = () => import('./b');"],
])('a cycle through %s is rejected', async (_, text) => {
  expect(await inCycles({ 'a.ts': text, 'b.ts': USER })).toEqual(['a.ts', 'b.ts']);
});

test.each([
  ['a type', "import type { b } from './b'; export const a = (one: typeof b): unknown => one;"],
  ['another module', "import { c } from './c'; export const a = c;"],
])('an import of %s is accepted', async (_, text) => {
  expect(await inCycles({ 'a.ts': text, 'b.ts': USER, 'c.ts': 'export const c = 1;' })).toEqual([]);
});

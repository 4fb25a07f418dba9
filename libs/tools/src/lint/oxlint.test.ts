import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';

interface Report {
  diagnostics: { code: string }[];
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'arbora-lint-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Returns the rules that the text of a component violates. */
async function violatedRules(text: string): Promise<string[]> {
  const compilerOptions = { target: 'es2022', module: 'preserve', jsx: 'preserve', strict: true };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  await writeFile(path.join(folder, 'a.tsx'), text);
  const args = ['-c', path.join(ROOT, '.oxlintrc.json'), '--format=json', folder];
  const output = await new Promise<string>((resolve) => {
    execFile(path.join(ROOT, 'node_modules/.bin/oxlint'), args, { cwd: ROOT }, (_error, stdout) => resolve(stdout));
  });
  return (JSON.parse(output) as Report).diagnostics.map(({ code }) => code);
}

const GO = 'declare function go(): Promise<void>;';

test.each([
  ['a promise that is not awaited', `${GO} go();`, 'no-floating-promises'],
  ['an async callback of forEach', `${GO} [1].forEach(async () => { await go(); });`, 'no-misused-promises'],
  [
    'a hook under a condition',
    `import { useId } from 'react'; export function A({ b }: { b: boolean }) { if (b) useId(); return null; }`,
    'rules-of-hooks',
  ],
  [
    'a component created during render',
    'export function A({ b }: { b: string }) { const Inner = () => b; return <Inner />; }',
    'static-components',
  ],
])('%s is rejected', async (_, text, rule) => {
  expect(await violatedRules(text)).toEqual([expect.stringContaining(`(${rule})`)]);
});

test('awaited promises and hooks at the top of a component are accepted', async () => {
  const text = `import { useId } from 'react'; ${GO} export function A() { return useId(); } void go();`;
  expect(await violatedRules(text)).toEqual([]);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { existsSync } from 'node:fs';
import jestConfig from '../../../.config/jest.config';
import { folderOf, remoteFolders, REMOTES } from './paths';

test('a folder with a package is a remote, sorted by name, and leftovers of another branch are not', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'arbora-workspace-'));
  for (const name of ['mf-tour', 'mf-shop', 'shell']) {
    await mkdir(path.join(root, name));
    await writeFile(path.join(root, name, 'package.json'), '{}');
  }
  await mkdir(path.join(root, 'mf-gone/dist'), { recursive: true });
  expect(remoteFolders(root)).toEqual(['mf-shop', 'mf-tour']);
  await rm(root, { recursive: true });
});

test.each(REMOTES)('%s has the files of a remote', (name) => {
  const files = ['package.json', 'project.json', 'tsconfig.json', 'webpack.config.ts', 'src/remote.ts'];
  expect(files.filter((file) => !existsSync(path.join(folderOf(name), file)))).toEqual([]);
});

test('tests are found in every remote, whatever its name', () => {
  const projects = (jestConfig.projects ?? []) as { displayName: string; testRegex: string[] }[];
  for (const [file, displayName] of [
    ['/arbora/mf-guided-tours-2/src/a.test.tsx', 'browser'],
    ['/arbora/mf-guided-tours-2/src/a.node.test.ts', 'node'],
  ] as const) {
    const { testRegex } = projects.find((project) => project.displayName === displayName)!;
    expect([file, testRegex.some((regex) => new RegExp(regex).test(file))]).toEqual([file, true]);
  }
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf, REMOTES } from '@arbora/build/paths';
import jestConfig from '../../../../.config/jest.config';

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

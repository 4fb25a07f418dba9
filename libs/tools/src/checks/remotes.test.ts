import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf, REMOTES } from '@arbora/build/paths';

test.each(REMOTES)('%s has the files of a remote', (name) => {
  const files = ['package.json', 'project.json', 'tsconfig.json', 'webpack.config.ts', 'src/remote.ts'];
  expect(files.filter((file) => !existsSync(path.join(folderOf(name), file)))).toEqual([]);
});

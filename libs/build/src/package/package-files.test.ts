import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clearPackage, NAME, PACKAGE_FILES } from './package-files';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-clear-'))));
afterEach(() => rm(dir, { recursive: true }));

const write = (name: string, text = '') => writeFile(path.join(dir, name), text);
const USER_FILES = ['.env', 'arbora.env', 'backups', 'data', 'my-media', 'mine.js', 'node_modules', 'site'];

test.each([
  ['that its package.json lists', ['earlier-program.js', 'package.json']],
  ['of the current version, if its package.json lists none', undefined],
])('only the files of a package %s are removed', async (_what, files) => {
  for (const name of [...USER_FILES, ...(files ?? PACKAGE_FILES)]) await write(name);
  await write('package.json', JSON.stringify({ name: NAME, files }));
  await clearPackage(dir);
  expect((await readdir(dir)).sort()).toEqual([...USER_FILES].sort());
});

test('a folder with other content is rejected', async () => {
  await mkdir(path.join(dir, 'photos'));
  await expect(clearPackage(dir)).rejects.toThrow('is not empty and holds no package of Arbora');
  expect(await readdir(dir)).toEqual(['photos']);
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clearPackage, NAME, PACKAGE_FILES } from './package-files';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-clear-'))));
afterEach(() => rm(dir, { recursive: true }));

const write = (name: string, text = '') => writeFile(path.join(dir, name), text);
const OWN = ['.env', 'arbora.env', 'backups', 'data', 'my-media', 'mine.js', 'node_modules', 'site'];

test.each([
  ['of before lists', ['program-of-before.js', 'package.json']],
  ['consists of where none lists it', undefined],
])('only the files of the package %s are removed', async (_what, files) => {
  for (const name of [...OWN, ...(files ?? PACKAGE_FILES)]) await write(name);
  await write('package.json', JSON.stringify({ name: NAME, files }));
  await clearPackage(dir);
  expect((await readdir(dir)).sort()).toEqual([...OWN].sort());
});

test('a folder with other content is rejected', async () => {
  await mkdir(path.join(dir, 'photos'));
  await expect(clearPackage(dir)).rejects.toThrow('is not empty and holds no package of Arbora');
  expect(await readdir(dir)).toEqual(['photos']);
});

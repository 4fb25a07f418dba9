import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { newRepository } from './new-repository';

// That a repository builds, tests, develops and deploys its remote is tried by `npm test -- repository`.

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'arbora-repository-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder with other files is left as it is', async () => {
  await writeFile(path.join(folder, 'notes.txt'), 'ours');
  await expect(newRepository('mf-tour', folder)).rejects.toThrow(`${folder} is not empty`);
  expect(await readdir(folder)).toEqual(['notes.txt']);
});

test('a name that no remote may have makes no repository', async () => {
  await expect(newRepository('Tour', folder)).rejects.toThrow('A remote is called mf- and small letters');
  expect(await readdir(folder)).toEqual([]);
});

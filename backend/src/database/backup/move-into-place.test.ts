import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moveIntoPlace } from './move-into-place';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(path.join(tmpdir(), 'arbora-parts-'))));
afterEach(() => rm(dir, { recursive: true }));

const at = (name: string) => path.join(dir, name);

test('parts get their final names; existing entries except empty folders are set aside', async () => {
  for (const name of ['new', 'old']) await writeFile(at(name), name);
  await mkdir(at('empty'));
  await mkdir(at('folder'));
  await moveIntoPlace([
    { from: at('new'), target: at('old') },
    { from: at('folder'), target: at('empty') },
  ]);
  expect((await readdir(dir)).sort()).toEqual(['empty', 'old', expect.stringMatching(/^old\.replaced-\d+T\d+Z$/)]);
  expect(await readFile(at('old'), 'utf8')).toBe('new');
});

test('a part that cannot be renamed leaves every name unchanged', async () => {
  for (const name of ['new', 'old', 'other']) await writeFile(at(name), name);
  const parts = [
    { from: at('new'), target: at('old') },
    { from: at('absent'), target: at('other') },
  ];
  await expect(moveIntoPlace(parts)).rejects.toThrow('ENOENT');
  expect((await readdir(dir)).sort()).toEqual(['new', 'old', 'other']);
  for (const name of ['new', 'old', 'other']) expect(await readFile(at(name), 'utf8')).toBe(name);
});

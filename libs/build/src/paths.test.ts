import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { remoteFolders } from './paths';

test('folders with a package.json are remotes, sorted by name, and leftovers of another branch are not', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'arbora-workspace-'));
  for (const name of ['mf-tour', 'mf-shop', 'shell']) {
    await mkdir(path.join(root, name));
    await writeFile(path.join(root, name, 'package.json'), '{}');
  }
  await mkdir(path.join(root, 'mf-gone/dist'), { recursive: true });
  expect(remoteFolders(root)).toEqual(['mf-shop', 'mf-tour']);
  await rm(root, { recursive: true });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { remoteFolders } from './paths';

test('folders with a package.json are remotes, also those of the back office within them, and leftovers are not', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'arbora-workspace-'));
  for (const name of ['mf-tour', 'mf-shop', 'mf-shop/office', 'mf-stock/office', 'shell']) {
    await mkdir(path.join(root, name), { recursive: true });
    await writeFile(path.join(root, name, 'package.json'), '{}');
  }
  for (const left of ['mf-gone/dist', 'mf-tour/office/dist']) await mkdir(path.join(root, left), { recursive: true });
  expect(Object.entries(remoteFolders(root))).toEqual([
    ['mf-shop', 'mf-shop'],
    ['mf-shop-office', 'mf-shop/office'],
    ['mf-stock-office', 'mf-stock/office'],
    ['mf-tour', 'mf-tour'],
  ]);
  await rm(root, { recursive: true });
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copySchema } from './copy-schema';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-copy-schema-'))));
afterEach(() => rm(dir, { recursive: true }));

test('a package contains only the SQL files, their names and its build time', async () => {
  const [from, to] = [path.join(dir, 'from'), path.join(dir, 'to')];
  await mkdir(path.join(from, 'shop'), { recursive: true });
  for (const name of ['shop/views.sql', 'shop/tables.sql', 'shop/offers.test.ts']) {
    await writeFile(path.join(from, name), name);
  }
  await copySchema(from, to, new Date('2026-11-20T09:00:00Z'));
  expect((await readdir(path.join(to, 'shop'))).sort()).toEqual(['tables.sql', 'views.sql']);
  expect(JSON.parse(await readFile(path.join(to, 'release.json'), 'utf8'))).toEqual({
    made_at: '2026-11-20T09:00:00.000Z',
    files: ['shop/tables.sql', 'shop/views.sql'],
  });
});

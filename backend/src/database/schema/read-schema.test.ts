import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INSTALLATION } from '../../installation';
import { allFiles, readSchema } from './read-schema';
import { RELEASE_FILE } from './release';
import { SchemaError } from './schema-error';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'arbora-schema-'));
  await cp(INSTALLATION.schemaDir, dir, { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const writeRelease = (files: string[]) =>
  writeFile(path.join(dir, RELEASE_FILE), JSON.stringify({ made_at: '2026-11-20T09:00:00.000Z', files }));
const names = async () => allFiles(await readSchema(dir)).map(({ name }) => name);

test('a workspace has no release and needs no changes', async () => {
  await rm(path.join(dir, 'changes'), { recursive: true });
  expect(await readSchema(dir)).toMatchObject({ release: null, changes: [] });
});

test('a missing domain is named in the error', async () => {
  await rm(path.join(dir, 'shop'), { recursive: true });
  await expect(readSchema(dir)).rejects.toThrow(
    new SchemaError(`The schema in ${dir} has no folder shop: copy the whole package again`),
  );
});

test.each(['shop', 'changes'])('an unreadable folder %s is an error', async (name) => {
  await rm(path.join(dir, name), { recursive: true, force: true });
  await writeFile(path.join(dir, name), '');
  await expect(readSchema(dir)).rejects.toThrow(/ENOTDIR/);
});

test('the files of a package belong to its release', async () => {
  await writeRelease(await names());
  await expect(readSchema(dir)).resolves.toMatchObject({ release: '2026-11-20T09:00:00.000Z' });
});

test('an incompletely copied package is refused with the name of the missing file', async () => {
  await writeRelease(await names());
  await rm(path.join(dir, 'shop/basket.sql'));
  await expect(readSchema(dir)).rejects.toThrow(`The schema in ${dir} has no file shop/basket.sql`);
});

test('a file of another package is refused', async () => {
  const files = await names();
  await rename(path.join(dir, 'shop/basket.sql'), path.join(dir, 'shop/old-basket.sql'));
  await writeRelease(files.filter((name) => name !== 'shop/basket.sql'));
  await expect(readSchema(dir)).rejects.toThrow('shop/old-basket.sql is no file of the package');
});

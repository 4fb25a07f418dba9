import { mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { dropEmbedded } from './drop-embedded';
import { startEmbedded } from './embedded';

let dataDir: string;
beforeEach(async () => {
  dataDir = await realpath(await mkdtemp(path.join(os.tmpdir(), 'arbora-drop-')));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('only a stopped database is deleted, and a new one starts in its place', async () => {
  await writeFile(path.join(dataDir, 'own.txt'), 'kept');
  const first = await startEmbedded({ dataDir, durable: false });
  try {
    const client = new Client(first.connection);
    await client.connect();
    await client.query('create table dropped (id int)');
    await client.end();
    await expect(dropEmbedded(dataDir)).rejects.toThrow(/is running \(process \d+\): stop the site that uses it/);
  } finally {
    await first.stop();
  }
  await writeFile(path.join(dataDir, 'postgres.log.1'), 'rotated');
  await dropEmbedded(dataDir);
  expect(await readdir(dataDir)).toEqual(['own.txt']);

  const second = await startEmbedded({ dataDir, durable: false });
  try {
    const client = new Client(second.connection);
    await client.connect();
    const { rows } = await client.query(`select to_regclass('dropped') as dropped`);
    expect(rows).toEqual([{ dropped: null }]);
    await client.end();
  } finally {
    await second.stop();
    await dropEmbedded(dataDir);
  }
});

test('a folder without a database is not an error', async () => {
  await expect(dropEmbedded(dataDir)).resolves.toBeUndefined();
});

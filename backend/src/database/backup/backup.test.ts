import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded, type EmbeddedServer } from '../embedded/embedded';
import { backUp } from './backup';
import { BackupError } from './backup-error';
import { restore } from './restore';

// Clusters are created, copied and started.
jest.setTimeout(120_000);

let work: string;
const running: EmbeddedServer[] = [];
beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'arbora-backup-'));
  await chmod(work, 0o755);
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rm(work, { recursive: true, force: true }));

const place = (name: string) => {
  const dataDir = path.join(work, name);
  return { databaseUrl: null, dataDir, media: { dir: path.join(dataDir, 'media'), s3: null, cacheBytes: 1 } };
};
type Place = ReturnType<typeof place>;

async function site(at: Place): Promise<Client> {
  const server = await startEmbedded({ dataDir: at.dataDir });
  running.push(server);
  const client = new Client(server.connection);
  await client.connect();
  client.on('error', () => undefined);
  return client;
}

/** Repeatedly writes a picture, then its row with one in another table; returns the number of acknowledged writes. */
function writing({ media }: Place, client: Client) {
  const state = { written: 0, stop: false };
  const done = (async () => {
    await mkdir(media.dir, { recursive: true });
    for (let id = 1; !state.stop; id++) {
      await writeFile(path.join(media.dir, `picture-${id}`), `picture ${id}`);
      await client.query(
        `with picture as (insert into picture values (${id}, repeat(md5('${id}'), 200)) returning id)
         insert into twin select id from picture`,
      );
      state.written = id;
    }
  })();
  return { state, done };
}

test('everything acknowledged before a backup is in it with its files, while requests keep writing', async () => {
  const [from, to] = [place('from'), place('to')];
  const client = await site(from);
  await client.query('create table picture (id int primary key, filler text); create table twin (id int primary key)');
  const { state, done } = writing(from, client);
  while (state.written < 200) await new Promise((resolve) => setTimeout(resolve, 20));
  const before = state.written;
  const folder = path.join(work, 'backup');
  await backUp(from, folder);
  const after = state.written;
  state.stop = true;
  await done;
  await client.end();
  expect(after).toBeGreaterThan(before);

  await restore(to, folder);
  const restored = await site(to);
  const { rows } = await restored.query<{ id: number }>('select id from picture order by id');
  const { rows: twins } = await restored.query<{ id: number }>('select id from twin order by id');
  expect(twins).toEqual(rows);
  expect(rows.length).toBeGreaterThanOrEqual(before);
  expect(rows.length).toBeLessThanOrEqual(after + 1);
  for (const { id } of rows) {
    expect(await readFile(path.join(to.media.dir, `picture-${id}`), 'utf8')).toBe(`picture ${id}`);
  }
  await restored.query('insert into twin values (0)');
  await restored.end();
  await expect(backUp(to, folder)).rejects.toThrow('is not empty');
});

test('a restore refuses a folder in use by a running site, even with --replace', async () => {
  const busy = place('to');
  await (await site(busy)).end();
  await expect(restore(busy, path.join(work, 'backup'), true)).rejects.toThrow(/^A site runs on .*: stop it first$/);
});

test('a restore sets existing data aside only with --replace', async () => {
  const full = place('to');
  await expect(restore(full, path.join(work, 'backup'))).rejects.toThrow('would be replaced: give --replace');
  await restore(full, path.join(work, 'backup'), true);
  const client = await site(full);
  const { rowCount } = await client.query('select from twin where id = 0');
  await client.end();
  expect(rowCount).toBe(0);
  expect((await readdir(full.dataDir)).filter((name) => name.includes('.replaced-'))).toHaveLength(3);
});

test.each([
  ['lacks the password', (backup: string) => rm(path.join(backup, 'postgres.secret'))],
  ['cannot be started', (backup: string) => rm(path.join(backup, 'postgres/global/pg_control'))],
])('a backup that %s leaves the site unchanged', async (what, damage) => {
  const broken = path.join(work, `backup that ${what}`);
  await cp(path.join(work, 'backup'), broken, { recursive: true });
  await damage(broken);
  const full = place('to');
  const files = async () =>
    (await readdir(work, { recursive: true })).filter((name) => !/\.log$|\/pg_|\/base\//.test(name)).sort();
  const before = await files();
  await expect(restore(full, broken, true)).rejects.toThrow();
  expect(await files()).toEqual(before);
  const client = await site(full);
  expect((await client.query('select from picture')).rowCount).toBeGreaterThan(0);
  await client.end();
});

test('an empty media folder is still empty after a failed restore', async () => {
  const broken = path.join(work, 'backup that lacks the password');
  const fresh = place('with an empty media folder');
  await mkdir(fresh.media.dir, { recursive: true });
  await expect(restore(fresh, broken)).rejects.toThrow();
  expect(await readdir(fresh.media.dir)).toEqual([]);
});

test('of two concurrent backups into the same folder one succeeds completely', async () => {
  const from = place('to');
  await (await site(from)).end();
  const folder = path.join(work, 'twice/backup');
  const ended = await Promise.allSettled([backUp(from, folder), backUp(from, folder)]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: new BackupError(`${folder} is not empty`),
  });
  expect((await readdir(folder)).sort()).toEqual(['backup.json', 'media', 'postgres', 'postgres.secret']);
  expect(await readdir(path.dirname(folder))).toEqual(['backup']);
});

test('a file is not treated as an empty folder', async () => {
  const file = path.join(work, 'file');
  await writeFile(file, 'kept');
  await expect(backUp(place('to'), file)).rejects.toThrow(`${file} is not a folder`);
  expect(await readFile(file, 'utf8')).toBe('kept');
});

test('a backup whose database does not start leaves nothing behind', async () => {
  const file = path.join(work, 'no-data-folder');
  await writeFile(file, '');
  const backups = path.join(work, 'backups');
  await expect(backUp({ ...place('no-data-folder'), dataDir: file }, path.join(backups, 'daily'))).rejects.toThrow();
  expect(await readdir(backups)).toEqual([]);
});

test.each([
  ['a folder without a backup', 'nothing', null, 'holds no backup'],
  ['a database of the operator', 'backup', 'postgres://localhost/arbora', 'pg_restore'],
])('%s is not restored', async (_what, folder, databaseUrl, message) => {
  await expect(restore({ ...place('other'), databaseUrl }, path.join(work, folder))).rejects.toThrow(message);
  await expect(backUp({ ...place('other'), databaseUrl: 'postgres://localhost/arbora' }, work)).rejects.toThrow(
    'pg_dump',
  );
});

import { execFileSync, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from './embedded';
import type { EmbeddedServer } from './embedded';
import { isPostgres, runningPostmaster } from './pid-file';
import { stopPostmaster } from './postmaster';
import { startError } from './start-error';

const HOLDER = path.resolve(__dirname, '../../../tests/hold-database.ts');

// Processes are started and killed here, which takes its time on a busy machine.
jest.setTimeout(60_000);

/** A cluster made once; copying it is much quicker than making one for every test. */
let pattern: string;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  pattern = await newFolder();
  await (await startEmbedded({ dataDir: pattern })).stop();
});
afterAll(() => rm(pattern, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await newFolder();
  execFileSync('cp', ['-a', `${pattern}/.`, folder]);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await stopPostmaster(path.join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'arbora-embedded-'));
  await chmod(made, 0o755);
  return made;
}

type Word = { started?: true; error?: string };

/** Starts the database in another process; what it says is that it runs, or why not. */
async function elsewhere(dataDir = folder): Promise<{ child: ChildProcess; word: Word }> {
  const child = fork(HOLDER, [dataDir], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [word] = (await once(child, 'message')) as [Word];
  return { child, word };
}

async function query<Row>(server: EmbeddedServer, sql: string): Promise<Row[]> {
  const client = new Client(server.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function rowsAfterRestart(): Promise<unknown[]> {
  const server = await startEmbedded({ dataDir: folder });
  const rows = await query(server, 'select * from kept order by 1');
  await server.stop();
  return rows;
}

async function withRow(): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir: folder });
  await query(server, 'create table kept (n int); insert into kept values (1)');
  return server;
}

test('what is written is there after a stop, which leaves no process', async () => {
  const server = await withRow();
  const running = await runningPostmaster(path.join(folder, 'postgres'));
  await server.stop();
  expect(await isPostgres(running?.pid ?? 0)).toBe(false);
  expect(existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false);
  expect(await rowsAfterRestart()).toEqual([{ n: 1 }]);
});

test('the password is ours alone, and nobody gets in without it', async () => {
  const server = await startEmbedded({ dataDir: folder });
  const client = new Client({ ...server.connection, password: 'guess' });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
  await server.stop();
  expect((await readFile(path.join(folder, 'postgres.secret'), 'utf8')).length).toBeGreaterThan(40);
});

test('a second start on the same folder is refused in one line', async () => {
  const first = await elsewhere();
  expect(first.word).toEqual({ started: true });
  await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
    `The data folder ${folder} is in use by another running Arbora`,
  );
  const exited = once(first.child, 'exit');
  first.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await (await startEmbedded({ dataDir: folder })).stop();
});

test('of two first starts at the same moment one wins', async () => {
  const dataDir = path.join(folder, 'new');
  const words = (await Promise.all([elsewhere(dataDir), elsewhere(dataDir)])).map(({ word }) => word);
  expect(words.filter(({ started }) => started)).toHaveLength(1);
  expect(words.find(({ error }) => error)?.error).toContain('in use by another running Arbora');
  await stopPostmaster(path.join(dataDir, 'postgres'));
});

test('the database of a killed process is taken over', async () => {
  await (await withRow()).stop();
  const { child } = await elsewhere();
  const before = await runningPostmaster(path.join(folder, 'postgres'));
  await kill(child);
  const server = await startEmbedded({ dataDir: folder });
  expect(await runningPostmaster(path.join(folder, 'postgres'))).toEqual(before);
  expect(await query(server, 'select * from kept')).toEqual([{ n: 1 }]);
  await server.stop();
  expect(await runningPostmaster(path.join(folder, 'postgres'))).toBeNull();
});

test('committed rows survive killing the database itself', async () => {
  const server = await withRow();
  const running = await runningPostmaster(path.join(folder, 'postgres'));
  process.kill(running?.pid ?? 0, 'SIGKILL');
  await server.stop();
  expect(await rowsAfterRestart()).toEqual([{ n: 1 }]);
});

test('a number in the pid file that now belongs to another process does not block', async () => {
  await (await withRow()).stop();
  await writeFile(path.join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${folder}\n0\n5432\n\n\n0 0\nready\n`);
  expect(await rowsAfterRestart()).toEqual([{ n: 1 }]);
});

test('half a cluster of a killed first start is cleared away', async () => {
  const dataDir = path.join(folder, 'new');
  const unfinished = path.join(dataDir, 'postgres.new-999999999');
  await mkdir(unfinished, { recursive: true });
  await (await startEmbedded({ dataDir })).stop();
  expect(existsSync(unfinished)).toBe(false);
});

test('a folder with a long path, and one that other users cannot enter, work too', async () => {
  const hidden = path.join(folder, 'private');
  await mkdir(hidden, { mode: 0o700 });
  const dataDir = path.join(hidden, 'a-folder-with-a-rather-long-name'.repeat(4));
  const server = await startEmbedded({ dataDir });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  const cluster = await realpath(path.join(dataDir, 'postgres'));
  await rm(path.dirname(cluster), { recursive: true, force: true });
});

test('a data folder that is a file is refused in one line', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(startEmbedded({ dataDir: file })).rejects.toThrow(
    `The database in ${file} cannot be started: it is not a folder`,
  );
});

test.each([
  ['initdb: error: could not write: No space left on device', 'the disk is full'],
  ['EACCES: permission denied, mkdir', 'this user may not read or write it'],
  ['FATAL:  database files are incompatible with server', 'it was made by another version of PostgreSQL'],
  ['EROFS: read-only file system', 'the file system is read-only'],
])('%s becomes one line', (complaint, reason) => {
  expect(startError('/data', new Error(complaint)).message).toBe(`The database in /data cannot be started: ${reason}`);
});

import { execFileSync, fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { until } from '../../../tests/until';
import { startEmbedded } from './embedded';
import type { EmbeddedServer } from './embedded';
import { isPostgres, runningPostmaster } from './pid-file';
import { stopPostmaster } from './postmaster';
import { startError } from './start-error';

const HOLDER = path.resolve(__dirname, '../../../tests/hold-database.ts');

// Processes are started and killed, which is slow on a busy machine.
jest.setTimeout(60_000);

/** A cluster created once; copying it is much faster than creating one per test. */
let template: string;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  template = await newFolder();
  await (await startEmbedded({ dataDir: template })).stop();
});
afterAll(() => rm(template, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await newFolder();
  execFileSync('cp', ['-a', `${template}/.`, folder]);
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  await stopPostmaster(path.join(folder, 'postgres'));
  // A stopping database may write its last files while its folder is removed.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function newFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'arbora-embedded-'));
  await chmod(made, 0o755);
  return made;
}

type Report = { started?: true; error?: string };

/** Starts the database in a child process, which reports that it runs or why not. */
async function startInChild(dataDir = folder): Promise<{ child: ChildProcess; report: Report }> {
  const child = fork(HOLDER, [dataDir], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [report] = (await once(child, 'message')) as [Report];
  return { child, report };
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
  if (child.exitCode !== null || child.signalCode !== null) return;
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

async function startWithRow(): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir: folder });
  await query(server, 'create table kept (n int); insert into kept values (1)');
  return server;
}

test('written data survives a stop, which leaves no process running', async () => {
  const server = await startWithRow();
  const running = await runningPostmaster(path.join(folder, 'postgres'));
  await server.stop();
  expect(await isPostgres(running?.pid ?? 0)).toBe(false);
  expect(existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false);
  expect(await rowsAfterRestart()).toEqual([{ n: 1 }]);
});

test('the password file is private, and a connection without the password is refused', async () => {
  const server = await startEmbedded({ dataDir: folder });
  const client = new Client({ ...server.connection, password: 'guess' });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
  await server.stop();
  const secret = path.join(folder, 'postgres.secret');
  expect((await readFile(secret, 'utf8')).length).toBeGreaterThan(40);
  expect((await stat(secret)).mode & 0o077).toBe(0);
});

test('a second start on the same folder is refused with a one-line message', async () => {
  const first = await startInChild();
  expect(first.report).toEqual({ started: true });
  await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
    `The data folder ${folder} is in use by another running Arbora`,
  );
  const exited = once(first.child, 'exit');
  first.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await (await startEmbedded({ dataDir: folder })).stop();
});

test('of two concurrent first starts one wins', async () => {
  const dataDir = path.join(folder, 'new');
  const reports = (await Promise.all([startInChild(dataDir), startInChild(dataDir)])).map(({ report }) => report);
  expect(reports.filter(({ started }) => started)).toHaveLength(1);
  expect(reports.find(({ error }) => error)?.error).toContain('in use by another running Arbora');
  await stopPostmaster(path.join(dataDir, 'postgres'));
});

test('the database of a killed process is taken over', async () => {
  await (await startWithRow()).stop();
  const { child } = await startInChild();
  const before = await runningPostmaster(path.join(folder, 'postgres'));
  await kill(child);
  const server = await startEmbedded({ dataDir: folder });
  expect(await runningPostmaster(path.join(folder, 'postgres'))).toEqual(before);
  expect(await query(server, 'select * from kept')).toEqual([{ n: 1 }]);
  await server.stop();
  expect(await runningPostmaster(path.join(folder, 'postgres'))).toBeNull();
});

test('committed rows survive a killed database', async () => {
  const server = await startWithRow();
  const running = await runningPostmaster(path.join(folder, 'postgres'));
  process.kill(running?.pid ?? 0, 'SIGKILL');
  await server.stop();
  expect(await rowsAfterRestart()).toEqual([{ n: 1 }]);
});

describe('lock files of a killed database', () => {
  /** A process of PostgreSQL's user, whose id PostgreSQL mistakes for that of another server. */
  async function unrelatedProcess(): Promise<number> {
    const { uid, gid } = await stat(path.join(folder, 'postgres'));
    const child = spawn(
      'sleep',
      ['600'],
      process.getuid?.() === 0 ? { uid, gid, stdio: 'ignore' } : { stdio: 'ignore' },
    );
    children.push(child);
    await once(child, 'spawn');
    return child.pid!;
  }

  /** Another running cluster, made from the same template. */
  async function otherCluster(): Promise<{ pid: number; stop: () => Promise<void> }> {
    const other = await newFolder();
    execFileSync('cp', ['-a', `${template}/.`, other]);
    const server = await startEmbedded({ dataDir: other });
    const running = await runningPostmaster(path.join(other, 'postgres'));
    return {
      pid: running!.pid,
      stop: async () => {
        await server.stop();
        await rm(other, { recursive: true, force: true });
      },
    };
  }

  /** Writes the lock files that a database in `named` with this process id would leave. */
  async function leaveLocks(
    files: readonly string[],
    pid: number,
    named = path.join(folder, 'postgres'),
  ): Promise<void> {
    for (const file of files) {
      await writeFile(path.join(folder, 'postgres', file), `${pid}\n${named}\n1700000000\n5432\n${named}\n`);
    }
  }

  const PID_FILE = 'postmaster.pid';
  const SOCKET_LOCK = '.s.PGSQL.5432.lock';
  const LEFT = [
    ['a pid file', [PID_FILE]],
    ['a socket lock', [SOCKET_LOCK]],
    ['both lock files', [PID_FILE, SOCKET_LOCK]],
  ] as const;

  test.each(LEFT)('%s left: another process with the same id does not prevent a start', async (_what, files) => {
    await (await startWithRow()).stop();
    await leaveLocks(files, await unrelatedProcess());
    expect(await rowsAfterRestart()).toEqual([{ n: 1 }]);
  });

  test.each(LEFT)('%s left: another cluster with the same id does not prevent a start', async (_what, files) => {
    await (await startWithRow()).stop();
    const other = await otherCluster();
    await leaveLocks(files, other.pid);
    expect(await rowsAfterRestart()).toEqual([{ n: 1 }]);
    expect(await isPostgres(other.pid)).toBe(true);
    await other.stop();
  });

  test('a copy of a data folder starts beside the original despite its copied lock files', async () => {
    await (await startWithRow()).stop();
    const copy = await newFolder();
    execFileSync('cp', ['-a', `${folder}/.`, copy]);
    const server = await startEmbedded({ dataDir: folder });
    const running = await runningPostmaster(path.join(folder, 'postgres'));
    for (const file of [PID_FILE, SOCKET_LOCK]) {
      await copyFile(path.join(folder, 'postgres', file), path.join(copy, 'postgres', file));
    }
    const copied = await startEmbedded({ dataDir: copy });
    expect((await runningPostmaster(path.join(copy, 'postgres')))?.pid).not.toBe(running?.pid);
    expect(await query(server, 'select * from kept')).toEqual([{ n: 1 }]);
    await copied.stop();
    await server.stop();
    await rm(copy, { recursive: true, force: true });
  });
});

describe('a database that ends while its Node process lives', () => {
  const cluster = () => path.join(folder, 'postgres');

  async function killPostmaster(): Promise<number> {
    const { pid } = (await runningPostmaster(cluster()))!;
    process.kill(pid, 'SIGKILL');
    return pid;
  }
  const answers = (server: EmbeddedServer): Promise<boolean> =>
    query(server, 'select 1').then(
      () => true,
      () => false,
    );

  test('a killed database is restarted every time, with committed data and the folder’s lock', async () => {
    const server = await startWithRow();
    for (const _time of [1, 2]) {
      const killed = await killPostmaster();
      await until(async () => (await runningPostmaster(cluster()))?.pid !== killed && (await answers(server)));
      expect(await query(server, 'select * from kept')).toEqual([{ n: 1 }]);
    }
    const owned = "select from pg_locks where locktype = 'advisory' and granted";
    await until(async () => (await query(server, owned)).length === 1);
    expect((await startInChild()).report.error).toContain('in use by another running Arbora');
    await server.stop();
    expect(await runningPostmaster(cluster())).toBeNull();
  });

  test('the lock is taken again after its session alone was ended', async () => {
    const server = await startWithRow();
    const { pid } = (await runningPostmaster(cluster()))!;
    const owners = "from pg_stat_activity where application_name = 'arbora owner'";
    for (let time = 0; time < 10; time++) {
      await query(server, `select pg_terminate_backend(pid) ${owners}`);
      await until(async () => (await query(server, `select ${owners} and state = 'idle'`)).length === 1);
    }
    expect((await runningPostmaster(cluster()))?.pid).toBe(pid);
    await server.stop();
  });

  test('a database that cannot be restarted is given up with a reason', async () => {
    const lost: Error[] = [];
    const server = await startEmbedded({
      dataDir: folder,
      restartPauses: [0, 10, 20],
      onLost: (error) => lost.push(error),
    });
    await rename(path.join(cluster(), 'global/pg_control'), path.join(cluster(), 'global/lost'));
    await killPostmaster();
    await until(() => Promise.resolve(lost.length > 0));
    expect(lost).toHaveLength(1);
    expect(lost[0]!.message).toMatch(`The database in ${folder} cannot be started: `);
    await server.stop();
  });

  test('a database is not restarted after a stop', async () => {
    const server = await startWithRow();
    await killPostmaster();
    await server.stop();
    expect(await runningPostmaster(cluster())).toBeNull();
  });
});

test('the log of previous starts is kept up to a limited size', async () => {
  const log = path.join(folder, 'postgres.log');
  await writeFile(log, 'what happened before a crash\n');
  await (await startEmbedded({ dataDir: folder })).stop();
  expect(await readFile(log, 'utf8')).toMatch(/^what happened before a crash\n.*database system is ready/s);
  await writeFile(log, 'x'.repeat(6 * 1024 * 1024));
  await (await startEmbedded({ dataDir: folder })).stop();
  expect((await stat(log)).size).toBeLessThan(100_000);
  expect((await stat(`${log}.1`)).size).toBe(5 * 1024 * 1024);
});

test('an incomplete cluster of a killed first start is removed', async () => {
  const dataDir = path.join(folder, 'new');
  const unfinished = path.join(dataDir, 'postgres.new-999999999');
  await mkdir(unfinished, { recursive: true });
  await (await startEmbedded({ dataDir })).stop();
  expect(existsSync(unfinished)).toBe(false);
});

test('a folder with a long path, or one that other users cannot enter, works', async () => {
  const hidden = path.join(folder, 'private');
  await mkdir(hidden, { mode: 0o700 });
  const dataDir = path.join(hidden, 'a-folder-with-a-rather-long-name'.repeat(4));
  const server = await startEmbedded({ dataDir });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  // The cluster is outside of the data folder, behind a link.
  const cluster = await realpath(path.join(dataDir, 'postgres'));
  await rm(path.dirname(cluster), { recursive: true, force: true });
});

test('a data folder that is a file is refused with a one-line message', async () => {
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
])('%s becomes a one-line message', (message, reason) => {
  expect(startError('/data', new Error(message)).message).toBe(`The database in /data cannot be started: ${reason}`);
});

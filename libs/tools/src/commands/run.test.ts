import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, realpath, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';

/** A workspace with the runner; npm and the commands are stubs that record their calls. */
let root: string;
const children: ChildProcess[] = [];

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'arbora-run-')));
  await write('bin/npm', '#!/bin/sh\necho npm "$@"\n');
  await chmod(path.join(root, 'bin/npm'), 0o755);
  await write('package-lock.json', '{}');
  await write('tsconfig.base.json', '{}');
  await mkdir(path.join(root, 'node_modules/@arbora'), { recursive: true });
  await symlink(path.join(ROOT, 'node_modules/tsx'), path.join(root, 'node_modules/tsx'));
  await symlink(path.join(ROOT, 'libs/build'), path.join(root, 'node_modules/@arbora/build'));
  await write('backend/src/server.ts', 'setInterval(() => undefined, 1000); console.log("up");');
  for (const command of ['start', 'dev', 'db', 'deploy', 'test']) {
    await write(`libs/tools/src/commands/${command}.ts`, `console.log('ran ${command}');`);
  }
  for (const file of ['run.mjs', 'running-sites.mjs', 'starters.mjs', 'src/commands/command.ts']) {
    await copyFile(path.join(ROOT, 'libs/tools', file), path.join(root, 'libs/tools', file));
  }
});
afterEach(async () => {
  const running = children.splice(0).filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = running.map((child) => {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    return closed;
  });
  await Promise.all(ended);
  await rm(root, { recursive: true, force: true });
});

async function run(
  command: string,
  env: NodeJS.ProcessEnv = {},
  args: readonly string[] = [],
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [path.join(root, 'libs/tools/run.mjs'), command, ...args], {
    env: { PATH: `${root}/bin:${process.env.PATH}`, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

/** Starts a server of the workspace on `dataDir`. */
async function site(dataDir: string | null = path.join(root, '.arbora/data')): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, 'backend/src/server.ts')]);
  children.push(child);
  await once(child.stdout, 'data');
  await write(`.arbora/running/${child.pid}.json`, JSON.stringify({ pid: child.pid, dataDir }));
  return child.pid!;
}

const INSTALLED = 'npm ci';

test('packages are installed once per lock file', async () => {
  expect((await run('deploy')).output).toMatch(/npm ci --no-audit --no-fund\nran deploy\n$/);
  expect(await run('deploy')).toEqual({ code: 0, output: 'ran deploy\n' });
  await write('package-lock.json', '{ "other": 1 }');
  expect((await run('deploy')).output).toContain(INSTALLED);
});

test.each(['deploy', 'test', 'start'])(
  '%s refuses to install under a running site, with a message',
  async (command) => {
    await run('deploy');
    const pid = await site(null);
    await write('package-lock.json', '{ "other": 1 }');
    const { code, output } = await run(command);
    expect(code).toBe(1);
    expect(output).not.toContain(INSTALLED);
    expect(output).toContain(`The packages have changed, and a site runs from this folder (process ${pid}).`);
    expect(output).not.toContain('ran');
  },
);

test('packages installed manually with npm are not installed again', async () => {
  await write('node_modules/.package-lock.json', '{}');
  expect((await run('deploy')).output.trim()).toBe('ran deploy');

  await utimes(path.join(root, 'node_modules/.package-lock.json'), 1, 1);
  await write('package-lock.json', '{ "other": 1 }');
  expect((await run('deploy')).output).toMatch(/npm ci/);
});

test('a running site does not block commands while the packages are unchanged', async () => {
  await run('deploy');
  await site();
  expect(await run('deploy')).toEqual({ code: 0, output: 'ran deploy\n' });
});

test.each(['dev', 'start'])('%s fails at once if the data folder is in use, with instructions', async (command) => {
  await run('deploy');
  const pid = await site();
  const { code, output } = await run(command);
  expect(code).toBe(1);
  expect(output).toContain(`is in use by the site that runs already (process ${pid})`);
  expect(output).toContain(`DATA_DIR=.arbora/other PORT=8090 npm run ${command}`);
  for (const setting of [{ DATA_DIR: '.arbora/other' }, { DATABASE_URL: 'postgres://x@y/z' }]) {
    expect(await run(command, { ...setting })).toEqual({ code: 0, output: `ran ${command}\n` });
  }
});

test('a remote added to the lock file and installed is not installed again', async () => {
  await run('deploy');
  await write(
    'libs/tools/src/commands/new.ts',
    `require('fs').writeFileSync('package-lock.json', '{ "with": "mf-tour" }');`,
  );
  expect((await run('new')).code).toBe(0);
  expect(await run('deploy')).toEqual({ code: 0, output: 'ran deploy\n' });
});

describe('a long-running command ends by itself', () => {
  const RUN = 'node libs/tools/run.mjs start';

  /** Runs `line` in a shell, as `npm start` does; resolves with the pid of the runner once the command runs. */
  async function npmStart(line: string): Promise<{ npm: ChildProcess; runner: number; ended: Promise<string> }> {
    await run('deploy');
    await write(
      'libs/tools/src/commands/start.ts',
      `import { command } from './command';
      process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
      command(() => new Promise(() => {
        setInterval(() => undefined, 1000);
        console.log('up ' + process.ppid);
      }));`,
    );
    await write('npm.js', `require('child_process').spawn('sh', ['-c', process.argv[2]], { stdio: 'inherit' });`);
    const npm = spawn(process.execPath, ['npm.js', line], {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(npm);
    let output = '';
    const runner = await new Promise<number>((resolve) => {
      npm.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const pid = /up (\d+)/.exec(output)?.[1];
        if (pid) resolve(Number(pid));
      });
    });
    // Any surviving child process holds the pipe open.
    return { npm, runner, ended: once(npm.stdout, 'close').then(() => output) };
  }

  test.each([RUN, `${RUN}; true`])('when the npm process that runs `%s` is killed', async (line) => {
    const { npm, ended } = await npmStart(line);
    npm.kill('SIGKILL');
    expect(await ended).toContain('stopped');
  });

  test('when its runner is killed', async () => {
    const { runner, ended } = await npmStart(RUN);
    process.kill(runner, 'SIGKILL');
    expect(await ended).toContain('stopped');
  });
});

test('the database is not reset under a running site', async () => {
  await run('deploy');
  const pid = await site();
  const { code, output } = await run('db', {}, ['reset']);
  expect(code).toBe(1);
  expect(output).toContain(`is in use by the site that runs already (process ${pid})`);
  expect(output).toContain(
    'Stop that one first (Ctrl-C where it was started), then run this again: npm run db -- reset',
  );
  expect(output).not.toContain('ran db');
});

test('the run file of a killed site is ignored, even if its pid is reused', async () => {
  for (const pid of [process.pid, 999_999_999]) {
    await write(`.arbora/running/${pid}.json`, JSON.stringify({ pid, dataDir: path.join(root, '.arbora/data') }));
  }
  const { code, output } = await run('start');
  expect({ code, installed: output.includes(INSTALLED), ran: output.endsWith('ran start\n') }).toEqual({
    code: 0,
    installed: true,
    ran: true,
  });
  expect(await readdir(path.join(root, '.arbora/running'))).toEqual([]);
  expect(existsSync(path.join(root, 'node_modules/.arbora-lock'))).toBe(true);
});

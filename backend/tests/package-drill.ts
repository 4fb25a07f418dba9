/**
 * Runs the package in FOLDER, with its dependencies installed, like an operator, and uses it as visitors and staff:
 * `node --import tsx package-drill.ts FOLDER`. On Linux it also traces the files that the server opens. Exits with 0 if
 * everything works and nothing is read from the workspace.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { APP_KEY, PRODUCT, ROLE } from '@arbora/domain';
import sharp from 'sharp';
import { PRODUCTION_SETTINGS } from './production-settings';
import { startSmtpServer, type TestSmtpServer } from './smtp-server';
import { until } from './until';

const WORKSPACE = path.resolve(__dirname, '../..');
const EMAIL = 'prvni@skolka.test';
const PASSWORD = 'buk lesni, javor mlec';
const LOGIN = { username: EMAIL, password: PASSWORD, bucket_id: PRODUCT, role: ROLE.admin, cookie: false };

interface Site {
  origin: string;
  call(method: string, address: string, body?: object, token?: string): Promise<Response>;
}

async function drill([folder = '']: string[]): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'arbora-package-'));
  const mails = await startSmtpServer();
  const port = await freePort();
  const env = {
    // npm prepends the repository's binaries to PATH.
    PATH: process.env.PATH?.split(path.delimiter)
      .filter((entry) => !entry.includes('node_modules'))
      .join(path.delimiter),
    HOME: work,
    ...PRODUCTION_SETTINGS,
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    DATA_DIR: path.join(work, 'data'),
    API_DOCS: '1',
  };
  let server: ChildProcess | null = null;
  try {
    assert.match(refusal(folder, { ...env, SEED_DEMO: '1' }), /^SEED_DEMO needs the demo data, which is not installed/);
    assert.match(refusal(folder, { ...env, NODE_ENV: '', MAIL_FROM: '' }), /^MAIL_FROM must be set/);
    const log = path.join(work, 'files.log');
    const began = Date.now();
    server = start(folder, env, log);
    const ended = once(server, 'exit');
    await ready(server);
    console.log(`first start: ${Date.now() - began} ms`);
    const picture = await visit(site(port), mails, (program, ...args) => run(folder, env, program, ...args));
    const backup = path.join(work, 'backup');
    assert.match(run(folder, env, 'backup.js', 'backup', backup), /^Backed up into/);
    server.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    if (process.platform === 'linux') assert.deepEqual(await workspaceFiles(log), []);
    const other = { ...env, DATA_DIR: path.join(work, 'restored') };
    assert.match(run(folder, other, 'backup.js', 'restore', backup), /^Restored into/);
    const restarted = Date.now();
    server = spawn(process.execPath, ['server.js'], { cwd: folder, env: other, stdio: ['ignore', 'pipe', 'inherit'] });
    await ready(server);
    console.log(`start on what was restored: ${Date.now() - restarted} ms`);
    assert.equal((await site(port).call('POST', '/api/auth/login', LOGIN)).status, 200);
    assert.equal((await site(port).call('GET', picture)).status, 200);
    server.kill('SIGTERM');
    await once(server, 'exit');
  } finally {
    if (server?.exitCode === null) server.kill('SIGTERM');
    await mails.close();
    await rm(work, { recursive: true, force: true });
  }
}

/** Uses the site; returns the address of an uploaded picture. */
async function visit({ call }: Site, mails: TestSmtpServer, run: (...args: [string, ...string[]]) => string) {
  for (const address of ['/healthz', '/readyz']) assert.equal((await call('GET', address)).status, 200, address);
  const page = await call('GET', '/cs/novinky');
  assert.equal(page.status, 200);
  assert.match(await page.text(), /data-rendered-by="mf-content".*<h1[^>]*>Novinky/s);
  const docs = await call('GET', '/api/docs/assets/swagger-ui.css');
  assert.equal(docs.status, 200);
  assert.deepEqual(await (await call('GET', '/api/rest/news_item?select=id')).json(), []);

  const account = { apiKey: APP_KEY, email: EMAIL, password: PASSWORD, name: 'Petr Habr' };
  assert.equal((await call('POST', '/api/backend/profile/create', account)).status, 201);
  await until(async () => mails.received.some(({ to }) => to.includes(PRODUCTION_SETTINGS.NOTIFY_CZ)));

  assert.match(run('admin.js', EMAIL), /is an administrator/);
  const { accessToken } = (await (await call('POST', '/api/auth/login', LOGIN)).json()) as { accessToken: string };

  const image = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer();
  const uploaded = await call('POST', '/api/media/image', { image: image.toString('base64') }, accessToken);
  assert.equal(uploaded.status, 201);
  const { key } = (await uploaded.json()) as { key: string };
  const shown = Buffer.from(await (await call('GET', `/cdn/${key}?w=200`)).arrayBuffer());
  assert.equal((await sharp(shown).metadata()).width, 200);

  // Parsed in a worker thread, and refused for its contents.
  const data = Buffer.from('no statement').toString('base64');
  const statement = await call('POST', '/api/backend/bank_statement', { data }, accessToken);
  assert.equal(statement.status, 415, await statement.text());
  assert.match(run('keys.js', 'rotate'), /^Created the next key/);
  return `/cdn/${key}?w=200`;
}

function site(port: number): Site {
  const origin = `http://localhost:${port}`;
  return {
    origin,
    call: (method, address, body, token) =>
      fetch(origin + address, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}

/**
 * Starts the server; on Linux all files that it opens, including its threads and child processes, are traced to `log`.
 */
function start(folder: string, env: NodeJS.ProcessEnv, log: string): ChildProcess {
  const traced = ['-D', '-f', '-qq', '--seccomp-bpf', '-e', 'trace=%file', '-o', log, process.execPath];
  const [program, args] = process.platform === 'linux' ? ['strace', traced] : [process.execPath, []];
  return spawn(program, [...args, 'server.js'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function ready(server: ChildProcess): Promise<void> {
  const said = once(server.stdout!, 'data').then(([text]) => String(text));
  const gone = once(server, 'exit').then(([code]) => `ended with code ${code}`);
  assert.match(await Promise.race([said, gone]), /^ready http/);
}

/** Output of a refused start. */
function refusal(folder: string, env: NodeJS.ProcessEnv): string {
  try {
    execFileSync(process.execPath, ['server.js'], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 60_000,
    });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
  return '';
}

function run(folder: string, env: NodeJS.ProcessEnv, program: string, ...args: string[]): string {
  return execFileSync(process.execPath, [program, ...args], { cwd: folder, env, encoding: 'utf8' });
}

/** Files of the workspace that the server has opened, such as a source missing in a bundle. */
async function workspaceFiles(log: string): Promise<string[]> {
  const found: string[] = [];
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(log) })) {
    lines += 1;
    if (line.includes(`"${WORKSPACE}`)) found.push(line);
  }
  assert.ok(lines > 1000, 'the files are listed');
  return found;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

drill(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

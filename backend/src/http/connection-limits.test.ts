import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { readConfig } from '../config';
import { createApp } from '../app';
import type { App } from '../service';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { until } from '../../tests/until';

const LIMITS = { headersMs: 400, bodyStallMs: 400, bodyBytesPerSecond: 1000, checkMs: 20 };
const STEP_MS = 40;

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await testDatabase();
  app = await started(LIMITS);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function started(limits: Parameters<typeof createApp>[1]): Promise<App> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', SERVICES: 'auth,rest,media' });
  const made = await createApp({ config, database }, limits);
  await made.listen({ host: '127.0.0.1', port: 0 });
  return made;
}

interface Visitor {
  socket: Socket;
  heard: () => string;
  /** Resolves when the server has closed the connection. */
  ended: Promise<unknown>;
}

function visit(to = app): Visitor {
  const socket = connect((to.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  return { socket, heard: () => heard, ended: new Promise((resolve) => socket.on('close', resolve)) };
}

/** Sends `piece` at intervals until the connection ends or it has been sent `times` times. */
async function drip({ socket }: Visitor, piece: string, times = Infinity): Promise<void> {
  for (let sent = 0; sent < times && !socket.destroyed; sent++) {
    socket.write(piece);
    await promisify(setTimeout)(STEP_MS);
  }
}

const connections = () => promisify(app.server.getConnections.bind(app.server))();
const head = (line: string, ...headers: string[]) => [line, 'host: site', ...headers, '', ''].join('\r\n');
const JSON_TYPE = 'content-type: application/json';
const LONG = 'content-length: 100000';

describe.each([
  ['a call', head('POST /api/auth/login HTTP/1.1', JSON_TYPE, LONG), 'x', 408],
  [
    'a call in chunks',
    head('POST /api/auth/login HTTP/1.1', JSON_TYPE, 'transfer-encoding: chunked'),
    '1\r\nx\r\n',
    408,
  ],
  ['a write of the data service', head('PATCH /api/rest/news_item HTTP/1.1', JSON_TYPE, LONG), 'x', 408],
  ['an upload', head('POST /api/media/file HTTP/1.1', JSON_TYPE, LONG), 'x', 408],
  ['a call that does not exist', head('POST /api/nothing HTTP/1.1', JSON_TYPE, LONG), 'x', 408],
  ['a malformed URL', head('POST /api/%zz HTTP/1.1', JSON_TYPE, LONG), 'x', 400],
  ['a read with a body', head('GET /healthz HTTP/1.1', LONG), 'x', 200],
])('%s with a trickling body', (_what, start, piece, status) => {
  it('the request is answered and its connection closed', async () => {
    const visitor = visit();
    visitor.socket.write(start);
    await drip(visitor, piece);
    await visitor.ended;
    expect(visitor.heard()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('the connection is closed as well when no more bytes come', async () => {
    const visitor = visit();
    visitor.socket.write(start + piece);
    await visitor.ended;
  });
});

it.each([
  ['headers that drip', 'GET /healthz HTTP/1.1\r\n', 'x-a: b\r\n'],
  ['a first line that drips', '', 'G'],
])('%s: the connection is closed', async (_what, start, piece) => {
  const visitor = visit();
  visitor.socket.write(start);
  await drip(visitor, piece);
  await visitor.ended;
});

it('an idle connection is closed', () => visit().ended);

it('many slow connections are all closed', async () => {
  const visitors = Array.from({ length: 100 }, () => visit());
  const start = head('POST /api/auth/login HTTP/1.1', JSON_TYPE, LONG);
  for (const { socket } of visitors) socket.write(start);
  await Promise.all(visitors.map((visitor) => drip(visitor, 'x')));
  await until(async () => (await connections()) === 0);
});

it('a slow but steady body is read completely, however long it takes', async () => {
  const visitor = visit();
  const body = JSON.stringify({ username: 'eva@example.org', password: 'x'.repeat(1920) });
  const pieces = body.match(/.{1,80}/g)!;
  visitor.socket.write(
    head('POST /api/auth/login HTTP/1.1', JSON_TYPE, `content-length: ${body.length}`, 'connection: close'),
  );
  for (const piece of pieces) await drip(visitor, piece, 1);
  await visitor.ended;
  // Longer than the permitted stall.
  expect(pieces.length * STEP_MS).toBeGreaterThan(2 * LIMITS.bodyStallMs);
  expect(visitor.heard()).toMatch(/^HTTP\/1.1 400 .*request\.invalid/s);
});

it('connections beyond the limit are refused until others end', async () => {
  const small = await started({ ...LIMITS, headersMs: 60_000, connections: 2 });
  const [one, two] = [visit(small), visit(small)];
  await Promise.all([once(one.socket, 'connect'), once(two.socket, 'connect')]);
  await visit(small).ended;
  one.socket.destroy();
  await one.ended;
  await until(async () => {
    const next = visit(small);
    next.socket.write(head('GET /healthz HTTP/1.1', 'connection: close'));
    await next.ended;
    return next.heard().startsWith('HTTP/1.1 200');
  });
  two.socket.destroy();
  await small.close();
});

it('a body aborted by its client is not a server error', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { socket, ended } = visit();
  socket.write(`${head('POST /api/auth/login HTTP/1.1', JSON_TYPE, LONG)}{"username":`);
  const counted = /duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="(\w+)"\} (\d+)/g;
  const counts = async () => [...(await app.metrics.registry.metrics()).matchAll(counted)].map(([, status]) => status);
  const inFlight = async () => /requests_in_flight (\d+)/.exec(await app.metrics.registry.metrics())?.[1];
  await until(async () => (await inFlight()) === '1');
  socket.destroy();
  await ended;
  await until(async () => (await inFlight()) === '0');
  expect(await counts()).not.toContain('503');
  const lines = written.mock.calls.map(([line]) => String(line));
  written.mockRestore();
  expect(lines).toEqual([]);
});

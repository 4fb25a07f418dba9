import { createConnection, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { REALTIME_SERVICE_EVENT, REALTIME_WATCH, type RealtimeAnswer, type ServiceEvent } from '@arbora/domain';
import { io, type Socket } from 'socket.io-client';
import { testApp, type TestApp } from '../../tests/app';
import { testDatabase, type TestDatabase } from '../../tests/database';

const CUSTOMER = 'customer@arbora.example';
const SERVICES = ['auth', 'rest', 'realtime'];

let database: TestDatabase;
let one: TestApp;
let other: TestApp;
let items: string[];
beforeAll(async () => {
  database = await testDatabase();
  [one, other] = await Promise.all([instance(), instance()]);
  const rows = await database.asOwner<{ id: string }>(
    'select id from news_item where is_published order by id limit 2',
  );
  items = rows.map(({ id }) => id);
  await listeners(2);
});
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await database.close();
});

async function instance(): Promise<TestApp> {
  const api = await testApp({ database, config: { services: SERVICES } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  return api;
}

/** Waits until `count` instances listen to the database. */
async function listeners(count: number, except: readonly number[] = []): Promise<number[]> {
  for (;;) {
    const rows = await database.asOwner<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = 'arbora realtime' and query like 'listen%'
         and state = 'idle' and not pid = any ($1)`,
      [except],
    );
    if (rows.length >= count) return rows.map(({ pid }) => pid);
  }
}

const open: Socket[] = [];
function connect({ app }: TestApp, origin?: string): Socket {
  const { port } = app.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(origin === undefined ? {} : { extraHeaders: { origin } }),
  });
  open.push(socket);
  return socket;
}

interface Listening {
  socket: Socket;
  /** The next event of a comment. */
  next(): Promise<ServiceEvent>;
  /** Resolves on the event that changes may have been missed, which is sent whenever an instance starts to listen. */
  missed: Promise<void>;
}

/** Subscribes to an article and collects the events in order. */
async function watch(api: TestApp, news_id: string): Promise<Listening> {
  const socket = connect(api);
  const heard: ServiceEvent[] = [];
  let wake = () => {};
  let miss = () => {};
  const missed = new Promise<void>((resolve) => (miss = resolve));
  socket.on(REALTIME_SERVICE_EVENT, (event: ServiceEvent) => {
    if (event.service === 'missed') return miss();
    heard.push(event);
    wake();
  });
  await once(socket as never, 'connect');
  expect(await ask(socket, { news_id })).toEqual({ ok: true });
  const next = async (): Promise<ServiceEvent> => {
    for (;;) {
      const event = heard.shift();
      if (event) return event;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  return { socket, next, missed };
}

const ask = (socket: Socket, topic: unknown) =>
  new Promise<RealtimeAnswer>((resolve) => socket.emit(REALTIME_WATCH, topic, resolve));

async function write(news_id: string, body = 'Díky za rady'): Promise<string> {
  const { sub } = await database.claimsOf(CUSTOMER);
  const answer = await one.call(
    'POST',
    '/api/rest/news_comment?select=id',
    { news_id, profile_id: sub, body },
    { token: await one.tokenFor(CUSTOMER), headers: { prefer: 'return=representation' } },
  );
  expect(answer.statusCode).toBe(201);
  return answer.json<[{ id: string }]>()[0].id;
}

test('a comment is announced to clients that watch its article, on every instance', async () => {
  const [news_id = '', elsewhere = ''] = items;
  const [here, there, away] = await Promise.all([watch(one, news_id), watch(other, news_id), watch(other, elsewhere)]);
  const id = await write(news_id);
  const token = await one.tokenFor(CUSTOMER);
  await one.call('PATCH', `/api/rest/news_comment?id=eq.${id}`, { body: 'Opraveno' }, { token });
  await one.call('DELETE', `/api/rest/news_comment?id=eq.${id}`, undefined, { token });
  const last = await write(elsewhere);
  for (const { next } of [here, there]) {
    const events = [await next(), await next(), await next()];
    // Ids only: the contents are read from the data service.
    expect(events).toEqual(
      ['insert', 'update', 'delete'].map((action) => ({ service: 'news_comment', action, news_id, id })),
    );
  }
  expect(await away.next()).toMatchObject({ news_id: elsewhere, id: last });
});

test('a rolled back change is not announced', async () => {
  const [news_id = ''] = items;
  const { next } = await watch(one, news_id);
  await database.tryAs(CUSTOMER, async (client) => {
    const { sub } = await database.claimsOf(CUSTOMER);
    const { rowCount } = await client.query(
      'insert into news_comment (news_id, profile_id, body) values ($1, $2, $3)',
      [news_id, sub, 'Nic'],
    );
    expect(rowCount).toBe(1);
  });
  const id = await write(news_id);
  expect(await next()).toMatchObject({ action: 'insert', id });
});

test('a page of another site is refused a socket, one of this site gets it', async () => {
  const [error] = (await once(connect(one, 'https://evil.example') as never, 'connect_error')) as [Error];
  expect(error.message).toBe('websocket error');
  const { port } = one.app.server.address() as AddressInfo;
  for (const origin of [one.app.listeningOrigin, `http://127.0.0.1:${port}`, 'http://arbora.test']) {
    const socket = connect(one, origin);
    await once(socket as never, 'connect');
    expect(socket.connected).toBe(true);
  }
});

test('a lost database connection is restored, and clients are told that they may have missed changes', async () => {
  const [news_id = ''] = items;
  const { next, missed } = await watch(other, news_id);
  const before = await listeners(2);
  await database.asOwner('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before]);
  await listeners(2, before);
  await missed;
  const id = await write(news_id);
  expect(await next()).toMatchObject({ service: 'news_comment', id });
});

test.each([
  [undefined],
  [null],
  ['x'],
  [{ news_id: 'x' }],
  [{ news_id: '0f000000-0000-4000-8000-000000000001', more: 1 }],
])('a watch of %j is refused', async (topic) => {
  const socket = connect(one);
  await once(socket as never, 'connect');
  expect(await ask(socket, topic)).toEqual({ ok: false, error: 'server_error' });
  expect(socket.connected).toBe(true);
});

test('a client can watch a limited number of articles', async () => {
  const socket = connect(one);
  await once(socket as never, 'connect');
  const answers = [];
  for (let count = 0; count <= 20; count += 1) answers.push(await ask(socket, { news_id: crypto.randomUUID() }));
  expect(answers.slice(0, 20).every(({ ok }) => ok)).toBe(true);
  expect(answers[20]).toEqual({ ok: false, error: 'server_error' });
});

test('closing ends every socket, even of an unresponsive client', async () => {
  const api = await instance();
  const { port } = api.app.server.address() as AddressInfo;
  const polite = await watch(api, items[0] ?? '');
  const gone = once(polite.socket as never, 'disconnect');
  const silent = createConnection(port, '127.0.0.1');
  silent.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = (await once(silent, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 101/);
  const cut = once(silent, 'close');
  await api.close();
  await Promise.all([gone, cut]);
});

import { Client, type PoolClient } from 'pg';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { toAppError } from '../http/errors';
import { openDatabase, type Database, type DatabaseOptions } from './database';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

/** Returns the refusal that the caller of a route gets when this fails. */
async function answerOf(work: Promise<unknown>): Promise<{ code: string; retryAfter: number | undefined }> {
  const error = await work.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  const { code, retryAfter } = toAppError(error);
  return { code, retryAfter };
}

const UNAVAILABLE = { code: 'unavailable', retryAfter: 1 };

describe('the connections of a process', () => {
  let connections: Database;
  const open = (options: DatabaseOptions) => (connections = openDatabase(database.ownerConnection, options));
  afterEach(() => connections.close());

  const inPool = (kind: 'pool' | 'service', work: (client: PoolClient) => Promise<unknown>) =>
    kind === 'pool' ? connections.asRole(null, work) : connections.asService(work);
  /** Not `once` of the events module: it also listens for errors and would hide that nothing else does. */
  const ended = (client: PoolClient) => new Promise<void>((resolve) => void client.on('end', resolve));

  it.each(['pool', 'service'] as const)('a statement that takes too long is cancelled: %s', async (kind) => {
    open({ limits: { statement: 1000 } });
    expect(await answerOf(inPool(kind, (client) => client.query('select pg_sleep(600)')))).toEqual(UNAVAILABLE);
    await expect(inPool(kind, async () => 'served')).resolves.toBe('served');
  });

  it.each(['pool', 'service'] as const)('an idle transaction is ended together with its locks: %s', async (kind) => {
    open({ limits: { idleInTransaction: 1000 } });
    const idle = inPool(kind, async (client) => {
      await client.query('select pg_advisory_xact_lock(4711)');
      await ended(client);
      await client.query('select 1');
    });
    expect(await answerOf(idle)).toEqual(UNAVAILABLE);
    expect(await database.asOwner('select pg_try_advisory_lock(4711) as free')).toEqual([{ free: true }]);
    await expect(inPool(kind, async () => 'served')).resolves.toBe('served');
  });

  it('waiting for a connection times out while all are in use', async () => {
    const { asService } = open({ servicePoolSize: 1, limits: { connect: 2000 } });
    const refused = await asService(() => answerOf(asService(async () => 'served')));
    expect(refused).toEqual(UNAVAILABLE);
    await expect(asService(async () => 'served')).resolves.toBe('served');
  });

  it('a connection cut off by the server while in use is replaced', async () => {
    const { asService } = open({ servicePoolSize: 1 });
    const cut = asService(async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await Promise.all([ended(client), database.asOwner('select pg_terminate_backend($1)', [rows[0]?.pid])]);
      await client.query('select 1');
    });
    expect(await answerOf(cut)).toEqual(UNAVAILABLE);
    await expect(asService(async () => 'served')).resolves.toBe('served');
  });
});

describe('while another session holds the lock', () => {
  let api: TestApp;
  let impatient: Database;
  let holder: Client;
  beforeAll(async () => {
    impatient = openDatabase(database.ownerConnection, { limits: { lock: 200 } });
    api = await testApp({ database: { ...database, ...impatient }, config: { logLevel: 'silent' } });
  });
  beforeEach(async () => {
    holder = new Client(database.ownerConnection);
    await holder.connect();
    await holder.query('begin');
  });
  afterEach(() => holder.end());
  afterAll(async () => {
    await api.close();
    await impatient.close();
  });

  it('a reservation is answered 503 with retry-after, and succeeds once the lock is released', async () => {
    const slot = await makeSlot(database);
    const token = await api.tokenFor(await makePerson(database));
    const reserve = () =>
      api.call('POST', '/api/backend/booking_reservation', reservationBody(slot.id, ['Eva Malá']), { token });
    await holder.query('select from booking_event_slot where id = $1 for update', [slot.id]);
    const held = await reserve();
    expect([held.statusCode, held.json(), held.headers['retry-after']]).toEqual([
      503,
      { code: 'unavailable', message: 'unavailable' },
      '1',
    ]);
    await holder.query('rollback');
    expect((await reserve()).statusCode).toBe(201);
  });

  it('a write of the data service is answered 503 with its own error body', async () => {
    const slot = await makeSlot(database);
    const token = await api.tokenFor('admin@arbora.example');
    const rename = () =>
      api.call('PATCH', `/api/rest/booking_event_slot?id=eq.${slot.id}`, { name: 'Odpoledne' }, { token });
    await holder.query('select from booking_event_slot where id = $1 for update', [slot.id]);
    const held = await rename();
    expect([held.statusCode, held.json().code, held.headers['retry-after']]).toEqual([503, '55P03', '1']);
    await holder.query('rollback');
    expect((await rename()).statusCode).toBe(204);
  });
});

describe('while every connection is in use', () => {
  it('requests to every service are answered 503 with retry-after', async () => {
    const small = openDatabase(database.ownerConnection, {
      poolSize: 1,
      servicePoolSize: 1,
      limits: { connect: 2000 },
    });
    const api = await testApp({ database: { ...database, ...small }, config: { logLevel: 'silent' } });
    const answers = await small.asRole(null, () =>
      small.asService(() =>
        Promise.all([
          api.call('GET', '/api/rest/news_item?limit=1'),
          api.call('GET', '/readyz'),
          api.call('GET', '/api/rest/news_item?limit=2'),
        ]),
      ),
    );
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '1'],
      [503, '1'],
      [503, '1'],
    ]);
    expect((await api.call('GET', '/api/rest/news_item?limit=1')).statusCode).toBe(200);
    await api.close();
    await small.close();
  });
});

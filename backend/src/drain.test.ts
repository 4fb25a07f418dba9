import { connect, type Socket } from 'node:net';
import { testDatabase, type TestDatabase } from '../tests/database';
import { killServers, startServer, untilDraining, whenReady } from '../tests/server-process';
import { until } from '../tests/until';
import { connectionUri } from './database/connection';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());
afterEach(killServers);

const REQUEST = 'GET /api/rest/news_item?limit=1 HTTP/1.1\r\nhost: site\r\n\r\n';

/** A keep-alive connection. */
class KeptConnection {
  private received = '';
  private readonly socket: Socket;

  constructor(url: string) {
    const { port, hostname } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.on('data', (chunk) => (this.received += chunk.toString()));
    this.socket.on('error', () => undefined);
  }

  /** The next answer; incomplete if the connection ends first. */
  async ask(): Promise<string> {
    this.received = '';
    this.socket.write(REQUEST);
    const isComplete = (): boolean => /^HTTP\/1.1 \d+ .*\r\n\r\n.*\]$/s.test(this.received);
    await until(() => Promise.resolve(isComplete() || this.socket.destroyed));
    return this.received;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && this.socket.readable;
  }
}

it('requests on keep-alive connections are answered while the process drains, none is reset', async () => {
  const uri = connectionUri(database.ownerConnection);
  // Continues to serve until the second signal.
  const server = startServer({ DATABASE_URL: uri, SERVICES: 'auth,rest', SEED_DEMO: '0', DRAIN_SECONDS: '600' });
  const url = await whenReady(server);
  const connections = Array.from({ length: 200 }, () => new KeptConnection(url));
  await Promise.all(connections.map((connection) => connection.ask()));
  server.child.kill('SIGTERM');
  // Answered on a new connection.
  await untilDraining(url);

  const last = async (connection: KeptConnection): Promise<void> => {
    expect(connection.isOpen).toBe(true);
    expect(await connection.ask()).toMatch(/^HTTP\/1.1 200 OK.*\r\nconnection: close\r\n/s);
    await until(() => Promise.resolve(!connection.isOpen));
  };
  for (const connection of connections.slice(0, 20)) await last(connection);
  await Promise.all(connections.slice(20).map(last));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

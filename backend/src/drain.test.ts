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

const ASKED = 'GET /api/rest/news_item?limit=1 HTTP/1.1\r\nhost: site\r\n\r\n';

/** A connection that is kept open between its requests. */
class KeptConnection {
  private heard = '';
  private readonly socket: Socket;

  constructor(url: string) {
    const { port, hostname } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.on('data', (chunk) => (this.heard += chunk.toString()));
    this.socket.on('error', () => undefined);
  }

  /** The next answer; what there is of it when the connection ends before. */
  async ask(): Promise<string> {
    this.heard = '';
    this.socket.write(ASKED);
    const whole = (): boolean => /^HTTP\/1.1 \d+ .*\r\n\r\n.*\]$/s.test(this.heard);
    await until(() => Promise.resolve(whole() || this.socket.destroyed));
    return this.heard;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && this.socket.readable;
  }
}

it('requests on kept connections are answered while the process drains, none is reset', async () => {
  const uri = connectionUri(database.ownerConnection);
  // Serves on until it is told a second time to end.
  const server = startServer({ DATABASE_URL: uri, SERVICES: 'auth,rest', SEED_DEMO: '0', DRAIN_SECONDS: '600' });
  const url = await whenReady(server);
  const connections = Array.from({ length: 200 }, () => new KeptConnection(url));
  await Promise.all(connections.map((connection) => connection.ask()));
  server.child.kill('SIGTERM');
  // Answered on a connection of its own.
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

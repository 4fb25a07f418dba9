import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
let port: number;
beforeAll(async () => {
  site = await testApp({ config: { logLevel: 'silent' } });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as AddressInfo).port;
});
afterAll(() => site.close());

/** Sends lines as they are, and returns the response's head. */
async function raw(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  await once(socket, 'close');
  return text.split('\r\n\r\n')[0] ?? '';
}

test.each([
  '/',
  '/cs/',
  '/cs/nothing',
  '/registry.json',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/cdn/nothing',
  '/metrics',
  '/healthz',
  '/api/rest/news_item?limit=1',
  '/api/nothing',
  '/socket.io/',
  '/socket.io/?EIO=4&transport=polling',
  '/%zz',
  '/nothing.txt',
])('the response to %s has a policy and a fixed type', async (path) => {
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/cs/', '/api/rest/news_item', '/socket.io/?EIO=4&transport=websocket', '/cdn/a'])(
  'a request of %s with two Host headers is refused',
  async (path) => {
    expect(await raw(`GET ${path} HTTP/1.1`, 'Host: a.example', 'host: b.example')).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test('a request with one Host header is answered', async () => {
  expect(await raw('GET /healthz HTTP/1.1', 'Host: a.example')).toMatch(/^HTTP\/1\.1 200 /);
});

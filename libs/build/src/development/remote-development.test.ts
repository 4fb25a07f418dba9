import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import http, { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { CONTRACT, findData, type BrowserRegistry, type RemoteEntry } from '@arbora/registry';
import webpack from 'webpack';
// Here, as loading it takes longer than a test.
import 'webpack-dev-server';
import { reloadConfiguration } from '../remote-development/local-builds';
import { developRemotes, serveBuilds, type DevelopedSite } from './remote-development';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A WebSocket frame of a client. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const NAVIGATION = { accept: 'text/html,*/*;q=0.8' };
const ENTRY = {
  name: 'mf-tour',
  version: 'local',
  base: '/remotes/mf-tour/local/',
  routes: [{ pattern: '/nase-zahrady' }],
} as RemoteEntry;

let dir: string;
let origin: string;
let server: Server;
let handler: Handler;
const closing: (() => Promise<unknown>)[] = [];
const errors = jest.spyOn(console, 'error');

function documentOf(contract: number): string {
  const shell = { base: '/remotes/shell/1/', scripts: ['main.js'], styles: [] };
  const registry = JSON.stringify({ contract, build: 'b', shell, remotes: [] });
  return `<html lang="cs" data-status="404">\n<head>\n</head>\n<body>\n<div id="root"><h1>Nic</h1></div>\n<script type="application/json" id="registry">${registry}</script>\n</body>\n</html>\n`;
}

function sendDocument(response: ServerResponse, status = 200, contract = CONTRACT): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', etag: '"1"' }).end(documentOf(contract));
}

/** Changes the source at once: webpack may read a file while it is written. */
async function save(source: string): Promise<void> {
  await writeFile(path.join(dir, 'unfinished.js'), source);
  await rename(path.join(dir, 'unfinished.js'), path.join(dir, 'entry.js'));
}

/** Serves a build of one file, and forwards to the fake site. */
async function develop(): Promise<DevelopedSite> {
  await save('console.log(1)');
  const build: webpack.Configuration = {
    name: 'mf-tour',
    mode: 'development',
    devtool: false,
    entry: path.join(dir, 'entry.js'),
    output: { path: path.join(dir, 'dist'), publicPath: ENTRY.base },
    infrastructureLogging: { level: 'error' },
  };
  const compiler = webpack([build, reloadConfiguration()]);
  const site = await serveBuilds({ compiler, entries: async () => [ENTRY] }, { origin, port: 0 });
  closing.push(site.close);
  return { ...site, address: site.address.slice(0, -1) };
}

beforeEach(async () => {
  errors.mockReset();
  dir = await mkdtemp(path.join(tmpdir(), 'remote-development-'));
  handler = (_request, response) => sendDocument(response);
  server = createServer((request, response) => handler(request, response)).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  server.closeAllConnections();
  server.close();
  await rm(dir, { recursive: true });
});

test('a page that only the local build has opens, with the local build in its registry', async () => {
  const requests: IncomingMessage[] = [];
  handler = (request, response) => {
    requests.push(request);
    sendDocument(response, 404);
  };
  const { address } = await develop();
  const headers = { ...NAVIGATION, 'if-none-match': '"1"', 'accept-encoding': 'br' };
  const response = await fetch(`${address}/cs/nase-zahrady?a=1`, { headers });
  const html = await response.text();
  expect([response.status, response.headers.get('etag')]).toEqual([200, null]);
  const { remotes } = JSON.parse(findData(html, 'registry')!.json) as BrowserRegistry;
  expect(remotes).toEqual([ENTRY]);
  expect(html).not.toMatch(/data-status|Nic/);
  expect(requests.map(({ url }) => url)).toEqual(['/cs/nase-zahrady?a=1']);
  expect(requests[0]!.headers).toMatchObject({ 'accept-encoding': 'identity', host: new URL(origin).host });
  expect(requests[0]!.headers).not.toHaveProperty('if-none-match');
  expect((await fetch(`${address}/cs/jinde`, { headers: NAVIGATION })).status).toBe(404);
});

test('files of the local build and the script that reloads pages are served', async () => {
  const { address } = await develop();
  const bodies = ['/remotes/mf-tour/local/main.js', '/remotes/local/reload.js'].map(async (file) =>
    (await fetch(address + file)).text(),
  );
  expect(await Promise.all(bodies)).toEqual([
    expect.stringContaining('console.log(1)'),
    expect.stringContaining('webpack-dev-server'),
  ]);
});

test('other requests reach the site as its own; its cookies and redirects fit http://localhost', async () => {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  handler = (request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response
        .writeHead(302, {
          location: `${origin}/cs/login?to=1`,
          'set-cookie': [
            'app_token=a; Domain=arbora.example; Path=/; HttpOnly; Secure; SameSite=Lax',
            '__Host-b=c; Secure',
          ],
          'strict-transport-security': 'max-age=1',
          'content-security-policy': "default-src 'none'; upgrade-insecure-requests; img-src 'self'",
        })
        .end();
    });
  };
  const { address } = await develop();
  const post = (from: string): Promise<Response> =>
    fetch(`${address}/api/auth/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: from, cookie: 'app_session=1' },
      body: 'name=Jana',
    });
  const response = await post(address);
  expect(received[0]).toMatchObject({ body: 'name=Jana', headers: { origin, cookie: 'app_session=1' } });
  expect(received[0]!.headers.host).toBe(new URL(origin).host);
  expect(response.headers.get('location')).toBe(`${address}/cs/login?to=1`);
  expect(response.headers.getSetCookie()).toEqual([
    'app_token=a; Path=/; HttpOnly; SameSite=Lax',
    '__Host-b=c; Secure',
  ]);
  expect(response.headers.get('strict-transport-security')).toBeNull();
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self'");
  // The site refuses it, as it refuses other sites.
  await post('https://other.example');
  expect(received[1]!.headers.origin).toBe('https://other.example');
});

test('downloads and pages without a registry are passed on as they are', async () => {
  handler = ({ url }, response) => {
    const type = url === '/a.pdf' ? 'application/pdf' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type }).end(`<p>žluťoučký ${url}</p>`);
  };
  const { address } = await develop();
  for (const file of ['/a.pdf', '/preview']) {
    const response = await fetch(address + file, { headers: NAVIGATION });
    expect([response.status, await response.text()]).toEqual([200, `<p>žluťoučký ${file}</p>`]);
  }
});

interface OpenSocket {
  socket: Duplex;
  texts: () => string;
  /** Waits for a text that follows those that were waited for before. */
  receive: (text: string) => Promise<void>;
}

/** Opens a WebSocket; frames of a server are not masked, so their texts are in the data. */
async function openSocket(address: string, url: string): Promise<OpenSocket> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    origin: address,
  };
  const request = http.get(address + url, { headers });
  const [, socket, head] = (await once(request, 'upgrade')) as [IncomingMessage, Duplex, Buffer];
  closing.unshift(async () => socket.destroy());
  let texts = head.toString();
  let read = 0;
  socket.on('data', (part) => (texts += String(part)));
  socket.on('error', () => undefined);
  const receive = async (text: string): Promise<void> => {
    while (!texts.includes(text, read)) await once(socket, 'data');
    read = texts.indexOf(text, read) + text.length;
  };
  return { socket, texts: () => texts, receive };
}

test('open pages are told to reload after a build without errors', async () => {
  const { address } = await develop();
  const { socket, texts, receive } = await openSocket(address, '/ws');
  // The server closes sockets that do not answer its pings.
  socket.on('data', () => socket.write(PONG));
  await receive('"ok"');
  expect(texts()).toContain('"liveReload"');
  expect(texts()).not.toContain('"hot"');
  await save('console.log(2');
  await receive('"errors"');
  expect(texts().split('"ok"')).toHaveLength(2);
  await save('console.log(3)');
  await receive('"ok"');
  const file = await fetch(`${address}/remotes/mf-tour/local/main.js`);
  expect(await file.text()).toContain('console.log(3)');
});

test('WebSockets of the site are forwarded with its own origin', async () => {
  server.on('upgrade', ({ headers, url }, socket) => {
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.write(`${headers.origin} ${url} `);
    socket.pipe(socket);
    closing.unshift(async () => socket.destroy());
  });
  const { address } = await develop();
  const { texts, socket, receive } = await openSocket(address, '/socket.io/?EIO=4');
  socket.write('ping');
  await receive('ping');
  expect(texts()).toBe(`${origin} /socket.io/?EIO=4 ping`);
});

test('a site that ends is reported once in the terminal, and in each response', async () => {
  errors.mockImplementation(() => undefined);
  const { address } = await develop();
  server.closeAllConnections();
  server.close();
  const sentence = `${origin} does not respond: ECONNREFUSED`;
  for (const headers of [NAVIGATION, {}]) {
    const response = await fetch(`${address}/cs/`, { headers });
    expect([response.status, await response.text()]).toEqual([502, `${sentence}\n`]);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  }
  expect(errors.mock.calls).toEqual([[sentence]]);
});

const OTHER = `loads remotes of contract ${CONTRACT + 1}, and these libraries build remotes of contract ${CONTRACT}: install the libraries of the site's version`;

test('nothing starts for a site with another contract, or without pages of a shell', async () => {
  handler = (_request, response) => sendDocument(response, 200, CONTRACT + 1);
  await expect(developRemotes(['mf-content'], { origin, port: 1 })).rejects.toThrow(`${origin} ${OTHER}`);
  handler = (_request, response) => response.end('<h1>It works!</h1>');
  await expect(developRemotes(['mf-content'], { origin, port: 1 })).rejects.toThrow(
    `${origin} has no page of a shell with remotes`,
  );
});

test('nothing starts for a site that does not respond', async () => {
  server.close();
  await expect(developRemotes(['mf-content'], { origin, port: 1 })).rejects.toThrow(
    `${origin} does not respond: ECONNREFUSED`,
  );
});

test('a shell of another contract that is deployed meanwhile is reported instead of the page', async () => {
  errors.mockImplementation(() => undefined);
  const { address } = await develop();
  handler = (_request, response) => sendDocument(response, 200, CONTRACT + 1);
  const response = await fetch(`${address}/cs/`, { headers: NAVIGATION });
  expect([response.status, await response.text()]).toEqual([502, `${origin} ${OTHER}\n`]);
  expect(errors.mock.calls).toEqual([[`${origin} ${OTHER}`]]);
});

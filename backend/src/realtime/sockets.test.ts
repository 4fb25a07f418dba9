import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { readConfig } from '../config';
import { openSockets, type Sockets } from './sockets';

let server: Server;
let sockets: Sockets;
const open: Socket[] = [];
beforeEach(async () => {
  server = createServer();
  const config = { ...readConfig({ NODE_ENV: 'test' }), trustProxy: 1 };
  sockets = openSockets(server, config, { all: 5, perAddress: 2 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  open.splice(0).forEach((socket) => socket.disconnect());
  await sockets.close();
  server.close();
});

/** Whether a client with this address can connect. */
async function connects(address: string): Promise<boolean> {
  const socket = io(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { 'x-forwarded-for': address },
  });
  open.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
}

test('sockets per address and in total are limited, other addresses are admitted', async () => {
  expect([await connects('203.0.113.1'), await connects('203.0.113.1')]).toEqual([true, true]);
  expect(await connects('203.0.113.1')).toBe(false);
  expect(await connects('203.0.113.2')).toBe(true);
  // All addresses of a network count as one visitor.
  expect([await connects('2001:db8::1'), await connects('2001:db8::2')]).toEqual([true, true]);
  expect(sockets.count()).toBe(5);
  expect(await connects('203.0.113.3')).toBe(false);
});

test('a closed socket makes room for another', async () => {
  expect([await connects('203.0.113.1'), await connects('203.0.113.1')]).toEqual([true, true]);
  open.shift()?.disconnect();
  while (sockets.count() > 1) await new Promise((resolve) => setImmediate(resolve));
  expect(await connects('203.0.113.1')).toBe(true);
});

test('concurrent connections are limited too', async () => {
  await Promise.all(Array.from({ length: 5 }, () => connects('203.0.113.9')));
  while (sockets.count() > 2) await new Promise((resolve) => setImmediate(resolve));
  expect(open.filter(({ connected }) => connected).length).toBeLessThanOrEqual(2);
});

test('clients of a stopped instance connect again', async () => {
  expect(await connects('203.0.113.1')).toBe(true);
  const [socket] = open;
  const reason = new Promise((resolve) => socket!.once('disconnect', resolve));
  await sockets.close();
  // The client reconnects after this reason, and not after `io server disconnect`.
  expect(await reason).toBe('transport close');
});

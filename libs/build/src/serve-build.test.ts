import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DESCRIPTION } from '@arbora/deployment';
import { expect, test } from '@jest/globals';
import { serveBuild } from './serve-build';

test('the entry is served under one name, to pages of any site', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'serve-build-'));
  await writeFile(path.join(dist, DESCRIPTION), JSON.stringify({ entry: 'remoteEntry.0a1b.js' }));
  await writeFile(path.join(dist, 'remoteEntry.0a1b.js'), 'export {};');
  const served = await serveBuild(dist, 0);
  const response = await fetch(`${served.address}remoteEntry.js`);
  expect(await response.text()).toBe('export {};');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  await served.close();
});

test('it closes while a browser keeps a connection without a request', async () => {
  const served = await serveBuild(await mkdtemp(path.join(tmpdir(), 'serve-build-')), 0);
  const connection = connect(Number(new URL(served.address).port), '127.0.0.1');
  await once(connection, 'connect');
  const ended = once(connection, 'close');
  await served.close();
  await ended;
});

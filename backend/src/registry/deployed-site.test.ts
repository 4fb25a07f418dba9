import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry, RemoteEntry } from '@arbora/registry';
import { openDeployedSite } from './deployed-site';

const remote = (name: string, patterns: string[], slots: string[] = []) =>
  ({
    name,
    routes: patterns.map((pattern) => ({ pattern })),
    slots: slots.map((slot) => ({ name: slot })),
  }) as RemoteEntry;

const REGISTRY = {
  build: 'b',
  remotes: [
    remote('mf-content', ['/', '/novinky', '/dev/proofs']),
    remote('mf-parts', ['/dev/ui']),
    remote('mf-tiles', [], ['tile']),
    remote('mf-devices', ['/devices', '/development']),
  ],
} as unknown as Registry;

let site: string;
beforeAll(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'arbora-site-'));
  await writeFile(path.join(site, 'registry.json'), JSON.stringify(REGISTRY));
});
afterAll(() => rm(site, { recursive: true }));

test('visitors get no page for development, nor a remote that has no other', () => {
  const { remotes } = openDeployedSite(site).registry()!;
  expect(remotes.map(({ name, routes }) => [name, routes.map(({ pattern }) => pattern)])).toEqual([
    ['mf-content', ['/', '/novinky']],
    ['mf-tiles', []],
    ['mf-devices', ['/devices', '/development']],
  ]);
});

test('those who build the site get all of it', () => {
  expect(openDeployedSite(site, { withDevelopment: true }).registry()).toEqual(REGISTRY);
});

test('before the first deployment there is none', () => {
  expect(openDeployedSite(path.join(site, 'nothing')).registry()).toBeNull();
});

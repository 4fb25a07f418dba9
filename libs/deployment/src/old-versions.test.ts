import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from '@arbora/registry';
import type { Deployment } from './deployment-log';
import { dropOldVersions, keptVersions } from './old-versions';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-28T12:00:00Z');

/** A log of deployments of mf-shop, as [version, days ago]. */
const logOf = (...entries: [version: string, daysAgo: number][]): Deployment[] =>
  entries.map(([version, daysAgo], index) => ({
    number: index + 1,
    at: new Date(NOW - daysAgo * DAY).toISOString(),
    by: 'eva@host',
    reason: null,
    canaries: {},
    pins: {},
    action: 'deploy mf-shop',
    changes: [],
    registry: { shell: { version: 's' }, remotes: [{ name: 'mf-shop', version }] } as unknown as Registry,
  }));

test('a version in use during the last seven days is kept, however many followed', () => {
  const log = logOf(['old', 300], ['a', 6.9], ['b', 6], ['c', 5], ['d', 4], ['e', 3], ['f', 2], ['g', 1]);
  expect([...keptVersions('mf-shop', log, NOW)].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'old']);
});

test('of older versions the last five are kept', () => {
  const log = logOf(['a', 90], ['b', 80], ['c', 70], ['d', 60], ['e', 50], ['f', 40], ['g', 30]);
  expect([...keptVersions('mf-shop', log, NOW)].sort()).toEqual(['c', 'd', 'e', 'f', 'g']);
});

test('other versions are deleted, but not a fresh one that may belong to a deployment being checked', async () => {
  const site = await mkdtemp(path.join(os.tmpdir(), 'arbora-versions-'));
  const dir = path.join(site, 'remotes/mf-shop');
  for (const version of ['current', 'unknown']) await mkdir(path.join(dir, version), { recursive: true });
  const log = logOf(['current', 1]);
  await dropOldVersions(site, ['mf-shop'], log, Date.now());
  expect((await readdir(dir)).sort()).toEqual(['current', 'unknown']);
  await dropOldVersions(site, ['mf-shop'], log, Date.now() + DAY);
  expect(await readdir(dir)).toEqual(['current']);
  await rm(site, { recursive: true });
});

test('an incomplete copy of another host is deleted after an hour', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-copies-'));
  const folder = path.join(dir, 'remotes/mf-shop');
  await mkdir(path.join(folder, '.incoming~elsewhere~1~abc'), { recursive: true });
  await dropOldVersions(dir, ['mf-shop'], logOf(['a', 1]), Date.now());
  expect(await readdir(folder)).toHaveLength(1);
  await dropOldVersions(dir, ['mf-shop'], logOf(['a', 1]), Date.now() + 2 * 3_600_000);
  expect(await readdir(folder)).toEqual([]);
  await rm(dir, { recursive: true });
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  bucketReplica,
  deployments,
  openBucket,
  remoteSite,
  SHELL,
  siteInFolder,
  siteMirror,
  type Bucket,
  type DeployableSite,
} from '@arbora/deployment';
import type { NewDeployToken } from '@arbora/domain';
import type { AddressInfo } from 'node:net';
import { testApp, type TestApp } from '../../tests/app';
import { startS3Server, type S3Server } from '../../tests/s3-server';
import { smallBuild } from '../../tests/small-build';

let dir: string;
let server: S3Server;
let bucket: Bucket;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-bucket-'));
  server = await startS3Server();
  bucket = await openBucket(server.bucket);
});
afterEach(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

/** The site as a checkout with its own folder sees it. */
const siteOf = (checkout: string): DeployableSite => {
  const folder = path.join(dir, checkout);
  return siteInFolder({ siteDir: folder, replica: bucketReplica(bucket, folder) });
};
async function deploy(site: DeployableSite, text: string, ...names: string[]) {
  const folders = names.map(
    async (name) => [name, await smallBuild(path.join(dir, text || 'first'), name, { text })] as const,
  );
  return site.deploy(new Map(await Promise.all(folders)), null);
}
const registry = async () =>
  JSON.parse((await bucket.get('registry.json'))!.content.toString()) as {
    remotes: { name: string; version: string }[];
  };
const deployed = async () => (await registry()).remotes.map(({ name }) => name);
const versionOf = async (name: string) => (await registry()).remotes.find((remote) => remote.name === name)?.version;

test('deployments of several checkouts at once all take effect in the bucket', async () => {
  await deploy(siteOf('one'), '', SHELL);
  const names = ['mf-blog', 'mf-map', 'mf-tour'];
  await Promise.all(names.map((name) => deploy(siteOf(name), '', name)));
  expect(await deployed()).toEqual(names);
  expect((await siteOf('one').info()).history).toHaveLength(4);
});

test('a checkout without the files of other versions rolls back, and refuses what does not fit', async () => {
  await deploy(siteOf('one'), '', SHELL, 'mf-shop');
  const first = await versionOf('mf-shop');
  await deploy(siteOf('one'), 'new', 'mf-shop');
  expect(await versionOf('mf-shop')).not.toBe(first);
  const { changes } = await siteOf('two').change({ action: 'rollback', name: 'mf-shop', version: null }, 'worse');
  expect(changes).toMatchObject([{ name: 'mf-shop', to: first }]);
  expect(await versionOf('mf-shop')).toBe(first);
  await expect(siteOf('two').change({ action: 'remove', names: ['mf-none'] }, null)).rejects.toThrow(
    'no remote mf-none',
  );
});

test('a version that was published only is not deployed, but may be', async () => {
  await deploy(siteOf('one'), '', SHELL, 'mf-shop');
  const folder = await smallBuild(dir, 'mf-shop', { text: 'to try' });
  const { 'mf-shop': version } = await siteOf('one').publish(new Map([['mf-shop', folder]]));
  expect(await versionOf('mf-shop')).not.toBe(version);
  expect((await siteOf('two').info()).published).toMatchObject([{ name: 'mf-shop', version }]);
  await siteOf('two').change({ action: 'pin', name: 'mf-shop', version: version! }, null);
  expect(await versionOf('mf-shop')).toBe(version);
});

test('versions are deleted from the bucket after a week without use, and those of killed deployments after an hour', async () => {
  await deploy(siteOf('one'), '', SHELL, 'mf-shop');
  const first = await versionOf('mf-shop');
  const texts = ['2', '3', '4', '5', '6'];
  for (const text of texts) await deploy(siteOf('one'), text, 'mf-shop');
  const unfinished = 'remotes/mf-shop/abcabcabcabc/common.js';
  await bucket.put(unfinished, Buffer.from('x'));
  const folder = path.join(dir, 'one');
  const log = await deployments(folder);
  const keys = async () => (await bucket.list('remotes/mf-shop/')).map(({ key }) => key);
  const hasFirst = async () => (await keys()).some((key) => key.includes(first!));

  await bucketReplica(bucket, folder).dropOld(log);
  expect(await keys()).toContain(unfinished);
  await bucketReplica(bucket, folder).dropOld(log, Date.now() + 2 * 3_600_000);
  expect(await keys()).not.toContain(unfinished);
  expect(await hasFirst()).toBe(true);
  await bucketReplica(bucket, folder).dropOld(log, Date.now() + 8 * 86_400_000);
  expect(await hasFirst()).toBe(false);
  const site = siteOf('two');
  await expect(site.change({ action: 'pin', name: 'mf-shop', version: first! }, null)).rejects.toThrow(
    'is not published',
  );
  await expect(site.change({ action: 'rollback', name: 'mf-shop', version: null }, null)).resolves.toBeDefined();
});

describe('a copy of the site', () => {
  const copy = (...names: string[]): string => path.join(dir, 'copy', ...names);

  test('has all files of the deployed versions before its registry names them', async () => {
    await deploy(siteOf('one'), 'new', SHELL, 'mf-shop');
    const mirror = siteMirror(bucket, copy());
    await mirror.sync();
    const version = await versionOf('mf-shop');
    expect(await readFile(copy('remotes/mf-shop', version!, 'server/main.js'), 'utf8')).toBe('new');
    expect(JSON.parse(await readFile(copy('registry.json'), 'utf8'))).toEqual(await registry());
  });

  test('keeps the earlier site if a file in the bucket is damaged', async () => {
    await deploy(siteOf('one'), '', SHELL, 'mf-shop');
    const mirror = siteMirror(bucket, copy());
    await mirror.sync();
    const before = await readFile(copy('registry.json'), 'utf8');
    await deploy(siteOf('one'), 'new', 'mf-shop');
    const version = await versionOf('mf-shop');
    await bucket.put(`remotes/mf-shop/${version}/common.js`, Buffer.from('alert(1)'));
    await expect(mirror.sync()).rejects.toThrow(`mf-shop ${version} in the bucket is damaged`);
    expect(await readFile(copy('registry.json'), 'utf8')).toBe(before);
    expect(await readdir(copy('remotes/mf-shop'))).not.toContain(version);
  });
});

describe('a server with a bucket', () => {
  let one: TestApp;
  let other: TestApp;
  const start = (name: string, more: object = {}) =>
    testApp({ config: { siteDir: path.join(dir, name), siteBucket: server.bucket }, ...more });
  beforeEach(async () => {
    await deploy(siteOf('checkout'), '', SHELL, 'mf-shop');
    one = await start('server-1');
    other = await start('server-2', { database: one.database });
  });
  afterEach(async () => {
    await other.close();
    await one.close();
  });

  const deliveredBy = async ({ call }: TestApp) =>
    (await call('GET', '/registry.json')).json<{ remotes: { name: string; version: string }[] }>().remotes;

  test('delivers the site of the bucket, and a deployment to any server reaches all', async () => {
    expect(await deliveredBy(other)).toMatchObject([{ name: 'mf-shop' }]);
    await one.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = one.app.server.address() as AddressInfo;
    const token = await one.tokenFor('admin@arbora.example');
    const team = { name: 'tour', remotes: ['mf-tour'] };
    const created = (await one.call('POST', '/api/backend/deploy_tokens', team, { token })).json<NewDeployToken>();
    await deploy(remoteSite(`http://127.0.0.1:${port}`, created.token), '', 'mf-tour');
    expect((await deliveredBy(one)).map(({ name }) => name)).toEqual(['mf-shop', 'mf-tour']);
    expect(await deployed()).toEqual(['mf-shop', 'mf-tour']);
    await other.app.siteMirror!.sync();
    expect((await deliveredBy(other)).map(({ name }) => name)).toEqual(['mf-shop', 'mf-tour']);
  });

  test('tries out a version that is in the bucket only', async () => {
    const folder = await smallBuild(dir, 'mf-shop', { text: 'to try' });
    const { 'mf-shop': version } = await siteOf('checkout').publish(new Map([['mf-shop', folder]]));
    const token = await one.login('admin@arbora.example');
    const answer = await one.call('POST', '/api/backend/trial', { builds: [{ name: 'mf-shop', version }] }, { token });
    expect(answer.statusCode).toBe(204);
    expect(await readFile(path.join(dir, 'server-1/remotes/mf-shop', version!, 'server/main.js'), 'utf8')).toBe(
      'to try',
    );
  });
});

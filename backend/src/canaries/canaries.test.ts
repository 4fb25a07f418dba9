import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deploy, endCanary, publishAll, SHELL, siteInfo, startCanary } from '@arbora/deployment';
import { DEMO_PASSWORD, PRODUCT, VARIANT_COOKIE } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { smallBuild } from '../../tests/small-build';
import { until } from '../../tests/until';
import { failsTooOften } from './canary-counts';
import { isInShare } from './canaries-of';

let dir: string;
let site: TestApp;
/** A version of mf-tour that is published only. */
let version: string;
let deployedVersion: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-canaries-'));
  site = await testApp({ config: { siteDir: siteDir() } });
  const names = [SHELL, 'mf-tour', 'mf-shop'];
  const builds = names.map(async (name) => [name, await smallBuild(dir, name)] as const);
  await deploy(new Map(await Promise.all(builds)), { siteDir: siteDir() });
  deployedVersion = (await siteInfo(siteDir())).packages.find(({ name }) => name === 'mf-tour')!.version;
  const other = await smallBuild(dir, 'mf-tour', { text: 'other' });
  version = (await publishAll(new Map([['mf-tour', other]]), siteDir())).get('mf-tour')!;
});
afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true });
});
afterEach(async () => {
  await endCanary('mf-tour', { siteDir: siteDir() }).catch(() => undefined);
});

const siteDir = (): string => path.join(dir, 'site');
const canary = (share: number, people: string[] = [], factor = 2) =>
  startCanary({ name: 'mf-tour', version, share, people, factor }, { siteDir: siteDir() });

/** The version of mf-tour in a document, and in the registry that its page asks for. */
async function versionsFor(cookie = '') {
  const page = await site.call('GET', '/en/mf-tour', undefined, { headers: { cookie } });
  const [, json] = /id="registry">(.*?)<\/script>/.exec(page.body)!;
  const given = page.headers['set-cookie'];
  const own = given === undefined ? cookie : String(given).split(';')[0]!;
  const asked = await site.call('GET', '/registry.json', undefined, { headers: { cookie: own } });
  const registry = asked.json<Delivered>();
  const delivered = JSON.parse(json!) as Delivered;
  expect(registry.build).toBe(delivered.build);
  expect(page.body + JSON.stringify(registry)).not.toContain('canaries');
  return { version: delivered.remotes.find(({ name }) => name === 'mf-tour')!.version, page };
}
interface Delivered {
  build: string;
  remotes: { name: string; version: string }[];
}

const browser = (number: number): string => `${VARIANT_COOKIE}=${String(number).padStart(16, '0')}`;

test('without a canary, browsers get no id', async () => {
  expect((await versionsFor()).page.headers['set-cookie']).toBeUndefined();
});

test('a share of the browsers gets the version, each the same on every page', async () => {
  await canary(30);
  const got: string[] = [];
  for (let number = 0; number < 40; number += 1) got.push((await versionsFor(browser(number))).version);
  const expected = got.map((_, number) => isInShare(String(number).padStart(16, '0'), 'mf-tour', 30));
  expect(got).toEqual(expected.map((isChosen) => (isChosen ? version : deployedVersion)));
  expect(new Set(got).size).toBe(2);

  const first = await versionsFor();
  const [id] = String(first.page.headers['set-cookie']).split(';');
  expect(id).toMatch(new RegExp(`^${VARIANT_COOKIE}=[0-9a-f]{16}$`));
  expect((await versionsFor(id)).version).toBe(first.version);
});

test('the share is kept over many browsers, and is another one for each remote', () => {
  const ids = Array.from({ length: 2000 }, (_, number) => String(number).padStart(16, '0'));
  const chosen = (name: string) => ids.filter((id) => isInShare(id, name, 10));
  expect(chosen('mf-tour').length / ids.length).toBeCloseTo(0.1, 1);
  expect(chosen('mf-tour')).not.toEqual(chosen('mf-shop'));
  expect(ids.every((id) => isInShare(id, 'mf-tour', 100))).toBe(true);
  expect(ids.some((id) => isInShare(id, 'mf-tour', 0))).toBe(false);
});

test('a named person gets the version after the login, others do not', async () => {
  await canary(0, ['sales@arbora.example']);
  const cookiesOf = async (username: string): Promise<string> => {
    const body = { username, password: DEMO_PASSWORD, bucket_id: PRODUCT };
    const { cookies } = await site.call('POST', '/api/auth/login', body);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  expect((await versionsFor(await cookiesOf('sales@arbora.example'))).version).toBe(version);
  expect((await versionsFor(await cookiesOf('editor@arbora.example'))).version).toBe(deployedVersion);
  expect((await versionsFor()).version).toBe(deployedVersion);
});

test('a canary ends when its version is deployed to all', async () => {
  await canary(50);
  const other = await smallBuild(dir, 'mf-tour', { text: 'other' });
  await deploy(new Map([['mf-tour', other]]), { siteDir: siteDir() });
  const tour = (await siteInfo(siteDir())).packages.find(({ name }) => name === 'mf-tour')!;
  expect(tour).toMatchObject({ version, canary: null });
  await deploy(new Map([['mf-tour', await smallBuild(dir, 'mf-tour')]]), { siteDir: siteDir() });
});

test.each([
  ['of a remote that the site does not have', { name: 'mf-none' }, 'The site has no remote mf-none'],
  ['of a version that is not published', { version: 'a'.repeat(12) }, 'is not published on this site'],
])('a canary %s is refused', async (_what, wrong, message) => {
  const given = { name: 'mf-tour', version, share: 10, people: [], factor: 2, ...wrong };
  await expect(startCanary(given, { siteDir: siteDir() })).rejects.toThrow(message);
});

test('an admin begins and ends a canary in the back office', async () => {
  const token = await site.tokenFor('admin@arbora.example');
  const begin = { action: 'canary', name: 'mf-tour', version, share: 100, people: [], factor: 2, reason: 'new tiles' };
  expect((await site.call('POST', '/api/backend/deployments', begin, { token })).statusCode).toBe(200);
  expect((await versionsFor(browser(1))).version).toBe(version);
  const tooMuch = await site.call('POST', '/api/backend/deployments', { ...begin, share: 101 }, { token });
  expect(tooMuch.json()).toMatchObject({ code: 'request.invalid', fields: { share: 'invalid' } });
  const end = { action: 'end-canary', name: 'mf-tour', reason: null };
  expect((await site.call('POST', '/api/backend/deployments', end, { token })).statusCode).toBe(200);
  expect((await versionsFor(browser(1))).version).toBe(deployedVersion);
});

describe('a canary that fails', () => {
  const report = async (failed: string) => {
    const body = {
      kind: 'page',
      build: 'b',
      remote: 'mf-tour',
      route: '/mf-tour',
      message: 'x',
      stack: stackOf(failed),
    };
    expect((await site.call('POST', '/api/client-errors', body)).statusCode).toBe(204);
  };
  const stackOf = (failed: string) => `Error: x\n    at a (http://localhost/remotes/mf-tour/${failed}/common.js:1:1)`;
  const canaryOf = async () => (await siteInfo(siteDir())).packages.find(({ name }) => name === 'mf-tour')!.canary;

  async function visit(pages: number): Promise<void> {
    for (let number = 0; number < pages; number += 1) await versionsFor(browser(number));
    await site.app.canaryCounts.flush();
  }

  test('more often than the deployed version by the factor ends, and the history says why', async () => {
    await canary(50);
    await visit(60);
    for (let count = 0; count < 4; count += 1) await report(version);
    await visit(1);
    expect(await canaryOf()).not.toBeNull();
    for (let count = 0; count < 4; count += 1) await report(version);
    await visit(40);
    expect(await canaryOf()).toBeNull();
    const [last] = (await siteInfo(siteDir())).history;
    expect(last).toMatchObject({ action: 'end-canary mf-tour', by: 'canary' });
    expect(last!.reason).toMatch(/^8 failures of \d+ pages; deployed: 0 of \d+$/);
    expect((await versionsFor(browser(1))).version).toBe(deployedVersion);
  });

  test('after its last page ends, without another one', async () => {
    await canary(50);
    await visit(60);
    for (let count = 0; count < 8; count += 1) await report(version);
    await site.app.canaryCounts.flush();
    expect(await canaryOf()).toBeNull();
  });

  test('has counts from its first page on', async () => {
    await canary(100);
    await versionsFor(browser(1));
    const { at } = (await canaryOf())!;
    const counted = `select version from app_private.canary_count where remote = 'mf-tour' and started_at = '${at}'`;
    await until(async () => (await site.database.asOwner(counted)).length === 2);
  });

  test.each([
    ['few failures', { pages: 100, failures: 4 }, { pages: 100, failures: 0 }, false],
    ['few pages', { pages: 19, failures: 10 }, { pages: 100, failures: 0 }, false],
    ['failures as often as the deployed one', { pages: 100, failures: 10 }, { pages: 900, failures: 90 }, false],
    ['failures within the factor', { pages: 100, failures: 19 }, { pages: 900, failures: 90 }, false],
    ['failures beyond the factor', { pages: 100, failures: 21 }, { pages: 900, failures: 90 }, true],
    ['failures while the deployed one has none', { pages: 100, failures: 6 }, { pages: 900, failures: 0 }, true],
  ])('is judged with %s', (_what, one, deployed, ends) => {
    expect(failsTooOften(one, deployed, 2)).toBe(ends);
  });
});

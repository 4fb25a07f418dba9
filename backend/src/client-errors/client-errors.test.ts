import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ClientError } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { framesOf, messageWithoutPersonalData } from '../failures/without-personal-data';

const texts = { cs: [], en: [], pl: [] };
const files = { scripts: [], styles: [] };
const REGISTRY = {
  contract: 1,
  build: 'b2',
  shell: { version: 's2', base: '/remotes/shell/s2/', ...files, icon: 'i.svg', texts },
  remotes: [
    {
      name: 'mf-shop',
      version: '9bc1',
      base: '/remotes/mf-shop/9bc1/',
      routes: [{ pattern: '/sortiment/:id' }],
      slots: [],
      preload: files,
      pages: {},
      texts,
    },
  ],
};
const REPORT: ClientError = {
  kind: 'error',
  build: 'b2',
  remote: 'mf-shop',
  route: '/sortiment/:id',
  message: 'x is null',
  stack: 'TypeError: x is null\n    at f (https://arbora.test/remotes/mf-shop/9bc1/929.d0.js:1:5400)',
};

let site: TestApp;
let siteDir: string;
const logged: unknown[] = [];
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'arbora-client-errors-'));
  await writeFile(path.join(siteDir, 'registry.json'), JSON.stringify(REGISTRY));
  site = await testApp({ config: { siteDir } });
  jest.spyOn(site.app.log, 'warn').mockImplementation((fields: unknown) => void logged.push(fields));
});
afterAll(async () => {
  await site.close();
  await rm(siteDir, { recursive: true });
});
beforeEach(() => void (logged.length = 0));

let callers = 0;
const report = (change: object = {}, from = `10.1.0.${++callers}`) =>
  site.call('POST', '/api/client-errors', { ...REPORT, ...change }, { from });
async function counted(labels: string): Promise<number> {
  const text = await site.app.metrics.registry.metrics();
  const line = text.split('\n').find((one) => one.startsWith(`arbora_client_errors_total{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('a failure is logged with its place and counted by remote, version and kind', async () => {
  expect((await report()).statusCode).toBe(204);
  expect(logged).toEqual([
    {
      kind: 'error',
      remote: 'mf-shop',
      version: '9bc1',
      build: 'b2',
      route: '/sortiment/:id',
      error: 'x is null',
      frames: ['mf-shop/9bc1/929.d0.js:1:5400'],
    },
  ]);
  expect(await counted('remote="mf-shop",version="9bc1",kind="error"')).toBe(1);
});

test('a failure is kept in the group of its remote, version, kind, route, message and innermost frame', async () => {
  await site.database.asOwner('delete from app_private.failure');
  const caller = '    at g (https://arbora.test/remotes/mf-shop/9bc1/1.js:1:1)';
  await report();
  await report({ stack: `${REPORT.stack}\n${caller}` });
  await report({ stack: caller });
  await report({ kind: 'rejection', message: 'no jan@example.org', route: '/ucet/jan?q=1', stack: '', build: 'b1' });
  const groups = await site.database.asOwner(
    'select kind, remote, version, build, route, message, frames, count from app_private.failure order by first_at',
  );
  const same = { kind: 'error', remote: 'mf-shop', version: '9bc1', build: 'b2', route: '/sortiment/:id' };
  expect(groups).toEqual([
    {
      ...same,
      message: 'x is null',
      frames: ['mf-shop/9bc1/929.d0.js:1:5400', 'mf-shop/9bc1/1.js:1:1'],
      count: 2,
    },
    { ...same, message: 'x is null', frames: ['mf-shop/9bc1/1.js:1:1'], count: 1 },
    {
      ...same,
      kind: 'rejection',
      version: 'other',
      build: 'b1',
      route: null,
      message: 'no …@…',
      frames: [],
      count: 1,
    },
  ]);
});

test('a route that is not deployed is not logged: it may be an address', async () => {
  await report({ route: '/ucet/jan' });
  expect(logged).toEqual([expect.objectContaining({ route: null })]);
});

test.each([
  ['of an earlier build', { build: 'b1', stack: 'at /remotes/mf-shop/0000/1.js:1:1' }, 'mf-shop'],
  ['of a remote that is not deployed', { remote: 'mf-gone' }, 'other'],
  ['of an unknown place', { remote: null, kind: 'rejection' }, 'other'],
])(
  'a failure %s is counted without a version, as versions of old pages are unbounded',
  async (_what, change, remote) => {
    const kind = 'kind' in change ? change.kind : 'error';
    const labels = `remote="${remote}",version="other",kind="${kind}"`;
    const before = await counted(labels);
    await report(change);
    expect(await counted(labels)).toBe(before + 1);
  },
);

test.each([
  [{ kind: 'guess' }, { kind: 'invalid' }],
  [{ build: '' }, { build: 'required' }],
  [{ build: 'a b' }, { build: 'invalid' }],
  [{ message: 'x'.repeat(2001) }, { message: 'too_long' }],
  [{ stack: 'x'.repeat(8001) }, { stack: 'too_long' }],
  [{ more: 1 }, { more: 'invalid' }],
])('%j is refused', async (change, fields) => {
  const answer = await report(change);
  expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
});

test('beyond sixty an hour from one address, reports are dropped without an error', async () => {
  await site.database.asOwner(
    "insert into app_private.rate_limit_hit (scope, key) select 'client-errors', '10.2.0.1' from generate_series(1, 59)",
  );
  expect((await report({}, '10.2.0.1')).statusCode).toBe(204);
  expect((await report({}, '10.2.0.1')).statusCode).toBe(204);
  expect(logged).toHaveLength(1);
});

test.each([
  ['Cannot read jan.novak@example.org of undefined', 'Cannot read …@… of undefined'],
  ['GET https://arbora.test/cs/ucet?q=Jana failed', 'GET <url> failed'],
  ['GET /api/rest/product?name=Jana%20N failed', 'GET /api/rest/product?… failed'],
  ['cut \u0000 here', 'cut   here'],
  ['no row adcaabe4-21f1-8e1b-95d9-80acd994aa97', 'no row <id>'],
  ['call +420 603 123 456 now', 'call <number> now'],
  ['first line\nsecond line', 'first line'],
  ['x'.repeat(400), 'x'.repeat(300)],
])('the message %j is logged as %j', (message, logged) => {
  expect(messageWithoutPersonalData(message)).toBe(logged);
});

test('of a stack only places in files of the site are kept', () => {
  const stack = [
    'Error: jan@example.org',
    '    at a (https://arbora.test/remotes/mf-shop/9bc1/929.d0.js:1:5400)',
    '    at https://arbora.test/remotes/shell/s2/main.js?retry=17:2:3',
    '    at b (https://evil.test/x.js:1:1)',
    'c@https://arbora.test/cs/ucet?token=abc:1:1',
    '    at d (/srv/arbora/site/remotes/mf-shop/9bc1/server/server.js:310:9)',
    '    at e (/srv/arbora/server.js:1:1)',
  ];
  expect(framesOf(stack.join('\n'))).toEqual([
    'mf-shop/9bc1/929.d0.js:1:5400',
    'shell/s2/main.js:2:3',
    'mf-shop/9bc1/server/server.js:310:9',
  ]);
});

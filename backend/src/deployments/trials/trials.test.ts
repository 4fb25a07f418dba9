import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deploy, publishAll, SHELL } from '@arbora/deployment';
import {
  DEMO_PASSWORD,
  PRODUCT,
  REFRESH_COOKIE,
  ROLE,
  type AuthRole,
  TRIAL_COOKIE,
  type TrialBuild,
} from '@arbora/domain';
import { testApp, type TestApp } from '../../../tests/app';
import { smallBuild } from '../../../tests/small-build';

let dir: string;
let site: TestApp;
/** A version of mf-tour that is not deployed. */
let published: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-trials-'));
  site = await testApp({ config: { siteDir: path.join(dir, 'site') } });
  const siteDir = path.join(dir, 'site');
  const builds = [SHELL, 'mf-tour'].map(async (name) => [name, await smallBuild(dir, name)] as const);
  await deploy(new Map(await Promise.all(builds)), { siteDir });
  const other = await smallBuild(dir, 'mf-tour', { text: 'other' });
  published = (await publishAll(new Map([['mf-tour', other]]), siteDir)).get('mf-tour')!;
});
afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true });
});

/** A browser with a session. */
interface Browser {
  token: string;
  cookies: Record<string, string>;
}

async function login(username: string, role: AuthRole = ROLE.admin): Promise<Browser> {
  const answer = await site.call('POST', '/api/auth/login', {
    username,
    password: DEMO_PASSWORD,
    bucket_id: PRODUCT,
    role,
  });
  expect(answer.statusCode).toBe(200);
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { token: answer.json<{ accessToken: string }>().accessToken, cookies };
}

const cookieHeader = (cookies: Record<string, string>) => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});

const start = ({ token }: Browser, builds: readonly TrialBuild[]) =>
  site.call('POST', '/api/backend/trial', { builds }, { token });

/** Starts a trial; its cookie is stored as a browser does. */
async function tryOut(browser: Browser, ...builds: TrialBuild[]): Promise<void> {
  const answer = await start(browser, builds);
  expect(answer.statusCode).toBe(204);
  for (const { name, value } of answer.cookies) browser.cookies[name] = value;
}

/** A document as the browser gets it. */
async function document(cookies: Record<string, string> = {}) {
  const answer = await site.call('GET', '/en/mf-tour', undefined, { headers: cookieHeader(cookies) });
  const [, registry] = /id="registry">(.*?)<\/script>/.exec(answer.body)!;
  const { remotes } = JSON.parse(registry!) as { remotes: { base: string; entry: string }[] };
  const { base, entry } = remotes[0]!;
  return {
    entry: base + entry,
    body: answer.body,
    policy: String(answer.headers['content-security-policy']),
    caching: answer.headers['cache-control'],
  };
}

const OWN = { name: 'mf-tour', address: 'http://localhost:3005/' };

test('pages of the session of an admin have the published version, with a notice, and those of others do not', async () => {
  const admin = await login('admin@arbora.example');
  const deployed = await document();
  await tryOut(admin, { name: 'mf-tour', version: published });

  const tried = await document(admin.cookies);
  expect(tried.entry).toBe(`/remotes/mf-tour/${published}/entry.js`);
  expect(tried.body).toContain(`You are trying out other versions of parts of the site: mf-tour ${published}`);
  expect(tried.caching).toBe('private, no-store');
  expect(tried.policy).not.toContain('localhost');

  const sameAccount = await login('admin@arbora.example');
  for (const cookies of [
    {},
    sameAccount.cookies,
    { ...sameAccount.cookies, [TRIAL_COOKIE]: '1' },
    { [TRIAL_COOKIE]: '1' },
  ]) {
    const others = await document(cookies);
    expect(others.entry).toBe(deployed.entry);
    expect(others.body).not.toContain('data-trial');
  }
});

test('the policy of the admin alone allows code of the own computer', async () => {
  const admin = await login('admin@arbora.example');
  await tryOut(admin, OWN);
  const { entry, policy } = await document(admin.cookies);
  expect(entry).toBe('http://localhost:3005/remoteEntry.js');
  for (const kind of ['script', 'style', 'img', 'font', 'connect']) {
    expect(policy).toMatch(new RegExp(`${kind}-src 'self' http://localhost:3005[ ;]`));
  }
  expect((await document()).policy).not.toContain('localhost');
});

test.each([
  ['another host', 'https://evil.example/'],
  ['a host that begins like the own computer', 'http://localhost.evil.example/'],
  ['a user name like the own computer', 'http://localhost@evil.example/'],
  ['a directive of the policy', 'http://localhost:3005/; script-src *'],
  ['a script', 'javascript:alert(1)//'],
  ['data', 'data:text/javascript,alert(1)'],
  ['a file instead of a folder', 'http://localhost:3005/entry.js'],
  ['a query', 'http://localhost:3005/?a=/'],
])('an address with %s is refused', async (_what, address) => {
  const admin = await login('admin@arbora.example');
  const answer = await start(admin, [{ name: 'mf-tour', address }]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'request.invalid' });
});

test.each([
  ['a version that is not published', { name: 'mf-tour', version: 'a'.repeat(12) }],
  ['a remote that the site does not have', { name: 'mf-none', address: OWN.address }],
])('%s is refused with the reason', async (_what, build) => {
  const answer = await start(await login('admin@arbora.example'), [build]);
  expect(answer.json()).toMatchObject({
    code: 'deployment.refused',
    message: expect.stringContaining(build.name) as string,
  });
});

test('only admins start a trial', async () => {
  const sales = await login('sales@arbora.example', ROLE.manager);
  expect((await start(sales, [OWN])).statusCode).toBe(403);
  expect((await site.call('POST', '/api/backend/trial', { builds: [OWN] })).statusCode).toBe(401);
});

test('a trial ends by the button of its notice, which returns to a path of this site', async () => {
  const admin = await login('admin@arbora.example');
  await tryOut(admin, OWN);
  const [, action] = /<form method="post" action="([^"]+)"/.exec((await document(admin.cookies)).body)!;
  const ended = await site.call('POST', action!, undefined, { headers: cookieHeader(admin.cookies) });
  expect([ended.statusCode, ended.headers.location]).toEqual([303, '/en/mf-tour']);
  expect(ended.cookies).toContainEqual(expect.objectContaining({ name: TRIAL_COOKIE, value: '' }));
  // Also in a window that still has the cookie.
  expect((await document(admin.cookies)).body).not.toContain('data-trial');

  const elsewhere = await site.call('POST', '/api/trial/end?to=//evil.example');
  expect(elsewhere.headers.location).toBe('/');
});

test('a trial ends with the session and with the right of its person', async () => {
  const admin = await login('admin@arbora.example');
  await tryOut(admin, OWN);
  const { service } = site.database;
  const id = (await service.query<{ id: string }>(`select id from auth_person where email = 'admin@arbora.example'`))
    .rows[0]!.id;
  await service.query(`update user_profile set acl = '{sales}' where id = $1`, [id]);
  expect((await document(admin.cookies)).body).not.toContain('data-trial');
  await service.query(`update user_profile set acl = '{admin}' where id = $1`, [id]);
  expect((await document(admin.cookies)).body).toContain('data-trial');

  const left = await site.call('POST', '/api/auth/logout', undefined, { headers: cookieHeader(admin.cookies) });
  expect(left.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining([REFRESH_COOKIE, TRIAL_COOKIE]));
  expect((await document(admin.cookies)).body).not.toContain('data-trial');
});

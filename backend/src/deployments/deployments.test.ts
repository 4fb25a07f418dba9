import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { deploy, DESCRIPTION, remoteSite, SHELL, siteInfo } from '@arbora/deployment';
import type { NewDeployToken } from '@arbora/domain';
import { CONTRACT } from '@arbora/registry';
import { testApp, type TestApp } from '../../tests/app';
import { smallBuild } from '../../tests/small-build';

let dir: string;
let site: TestApp;
let origin: string;
let admin: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-deployments-'));
  site = await testApp({ config: { siteDir: path.join(dir, 'site') } });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  admin = await site.tokenFor('admin@arbora.example');
  await deploy(
    new Map([
      [SHELL, await built(SHELL)],
      ['mf-shop', await built('mf-shop')],
    ]),
    { siteDir: siteDir() },
  );
});
afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true });
});

const siteDir = (...names: string[]): string => path.join(dir, 'site', ...names);

const built = (name: string, text?: string, server?: string) => smallBuild(dir, name, { text, server });

async function createToken(name: string, remotes: string[]): Promise<NewDeployToken> {
  const answer = await site.call('POST', '/api/backend/deploy_tokens', { name, remotes }, { token: admin });
  expect(answer.statusCode).toBe(201);
  return answer.json<NewDeployToken>();
}
const asTeam = async (name: string, remotes: string[]) => remoteSite(origin, (await createToken(name, remotes)).token);
const deployed = async () => (await siteInfo(siteDir())).packages;
const versionOf = async (name: string) => (await deployed()).find((one) => one.name === name)?.version;

test('a team deploys its remote, and the log names it, its reason and the change', async () => {
  const before = await versionOf('mf-shop');
  const team = await asTeam('shop', ['mf-shop']);
  const { changes, build } = await team.deploy(new Map([['mf-shop', await built('mf-shop', 'new')]]), 'new prices');
  const after = await versionOf('mf-shop');
  expect(changes).toEqual([{ name: 'mf-shop', from: before, to: after }]);
  expect((await site.call('GET', '/registry.json')).json()).toMatchObject({ build });
  expect((await team.info()).history[0]).toMatchObject({ by: 'shop', reason: 'new prices', changes });
  expect(await readFile(siteDir('remotes/mf-shop', after!, 'server/main.js'), 'utf8')).toBe('new');
  // The sent files are in the version now.
  expect((await readdir(siteDir('uploads'))).filter((name) => name.startsWith('build'))).toEqual([]);
});

test('only files that the site lacks are sent', async () => {
  const { token } = await createToken('shop', ['mf-shop']);
  const folder = await built('mf-shop', 'another');
  const team = remoteSite(origin, token);
  const sent = jest.spyOn(globalThis, 'fetch');
  await team.deploy(new Map([['mf-shop', folder]]), null);
  const puts = sent.mock.calls.filter(([, options]) => options?.method === 'PUT');
  sent.mockRestore();
  expect(puts).toHaveLength(1);
});

test('a published build is on the site, but not deployed', async () => {
  const team = await asTeam('shop', ['mf-shop']);
  const before = await versionOf('mf-shop');
  const { 'mf-shop': version } = await team.publish(new Map([['mf-shop', await built('mf-shop', 'to try')]]));
  expect(version).not.toBe(before);
  expect(await versionOf('mf-shop')).toBe(before);
  expect((await team.info()).published).toContainEqual({ name: 'mf-shop', version, at: expect.any(String) as string });
  await expect(team.publish(new Map([[SHELL, await built(SHELL, 'y')]]))).rejects.toThrow('not for shell');
});

test('deployments of several teams at once all take effect', async () => {
  const names = ['mf-blog', 'mf-tour', 'mf-map'];
  const folders = await Promise.all(names.map((name) => built(name)));
  const teams = await Promise.all(names.map((name) => asTeam(name, [name])));
  await Promise.all(teams.map((team, index) => team.deploy(new Map([[names[index]!, folders[index]!]]), null)));
  expect((await deployed()).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

describe('a token', () => {
  test('is for its packages only', async () => {
    const team = await asTeam('shop', ['mf-shop']);
    const build = new Map([[SHELL, await built(SHELL, 'x')]]);
    const message = 'the token of shop is for mf-shop, not for shell';
    await expect(team.deploy(build, null)).rejects.toThrow(message);
    const body = {
      action: 'deploy',
      builds: [{ name: SHELL, files: [{ path: 'a', sha256: 'a'.repeat(64) }] }],
      reason: null,
    };
    const { token } = await createToken('shop', ['mf-shop']);
    expect((await site.call('POST', '/api/deployments', body, { token })).json()).toMatchObject({
      code: 'auth.forbidden',
      message,
    });
    for (const action of ['rollback', 'pin'] as const) {
      await expect(team.change({ action, name: SHELL, version: null }, null)).rejects.toThrow(message);
    }
    await expect(team.change({ action: 'remove', names: ['mf-shop', 'mf-tour'] }, null)).rejects.toThrow(
      'not for mf-tour',
    );
  });

  test('is refused once it is revoked, and the audit log has both', async () => {
    const { token, id } = await createToken('gone', ['mf-shop']);
    expect((await site.call('GET', '/api/deployments', undefined, { token })).statusCode).toBe(200);
    expect(
      (await site.call('DELETE', `/api/backend/deploy_tokens/${id}`, undefined, { token: admin })).statusCode,
    ).toBe(204);
    expect(
      (await site.call('DELETE', `/api/backend/deploy_tokens/${id}`, undefined, { token: admin })).statusCode,
    ).toBe(404);
    expect((await site.call('GET', '/api/deployments', undefined, { token })).json()).toMatchObject({
      code: 'auth.token_invalid',
    });
    const logged = await site.call(
      'GET',
      '/api/at-rest/auth_events?event=like.deploy_token*&order=id.desc&limit=2',
      undefined,
      { token: admin },
    );
    expect(logged.json()).toEqual([
      expect.objectContaining({ event: 'deploy_token_revoked', details: { name: 'gone' } }),
      expect.objectContaining({ event: 'deploy_token_created', details: { name: 'gone', remotes: ['mf-shop'] } }),
    ]);
  });

  test('is listed without its secret, with the time of its last use', async () => {
    const { token, id } = await createToken('listed', ['mf-shop', 'mf-shop-office']);
    const list = async () =>
      (await site.call('GET', '/api/backend/deploy_tokens', undefined, { token: admin })).json<{ id: string }[]>();
    const unused = (await list()).find((one) => one.id === id);
    expect(unused).toMatchObject({
      name: 'listed',
      remotes: ['mf-shop', 'mf-shop-office'],
      last_used_at: null,
      revoked_at: null,
    });
    await remoteSite(origin, token).info();
    const text = JSON.stringify(await list());
    expect((await list()).find((one) => one.id === id)).not.toMatchObject({ last_used_at: null });
    expect(text).not.toContain(token);
    expect(
      await site.database.asOwner(`select from app_private.deploy_token where deploy_token::text like '%${token}%'`),
    ).toEqual([]);
  });

  test.each([undefined, 'x', 'a'.repeat(43)])('%s is none', async (token) => {
    const calls = [
      await site.call('GET', '/api/deployments', undefined, { token }),
      await site.call('POST', '/api/deployments', { anything: 1 }, { token }),
      await site.call('POST', '/api/deployments/missing', {}, { token }),
    ];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });

  test('of a person does not deploy, and customers and staff manage no tokens', async () => {
    expect((await site.call('GET', '/api/deployments', undefined, { token: admin })).statusCode).toBe(401);
    for (const who of ['customer@arbora.example', 'sales@arbora.example']) {
      const token = await site.tokenFor(who);
      const body = { name: 'x', remotes: ['mf-shop'] };
      expect((await site.call('POST', '/api/backend/deploy_tokens', body, { token })).statusCode).toBe(403);
      expect((await site.call('GET', '/api/backend/deployments', undefined, { token })).statusCode).toBe(403);
    }
  });
});

describe('a file', () => {
  const put = (token: string, hash: string, body: string) =>
    fetch(`${origin}/api/deployments/files/${hash}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body,
    });

  test('with another hash than announced is refused', async () => {
    const { token } = await createToken('shop', ['mf-shop']);
    const answer = await put(token, 'a'.repeat(64), 'content');
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { sha256: 'invalid' } }),
    ]);
    expect((await put('b'.repeat(43), 'a'.repeat(64), 'content')).status).toBe(401);
  });

  test('that was not sent, or is damaged on the site, stops the deployment', async () => {
    const { token } = await createToken('shop', ['mf-shop']);
    const before = await versionOf('mf-shop');
    const deployFiles = (files: object[]) =>
      site.call(
        'POST',
        '/api/deployments',
        { action: 'deploy', builds: [{ name: 'mf-shop', files }], reason: null },
        { token },
      );
    const lacking = await deployFiles([{ path: 'a.js', sha256: 'c'.repeat(64) }]);
    expect([lacking.statusCode, lacking.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'deployment.refused', message: 'mf-shop: a.js was not sent' }),
    ]);
    await writeFile(siteDir('uploads', 'd'.repeat(64)), 'damaged');
    expect((await deployFiles([{ path: 'a.js', sha256: 'd'.repeat(64) }])).json()).toMatchObject({
      message: 'mf-shop: a.js is damaged',
    });
    expect(await versionOf('mf-shop')).toBe(before);
  });

  test.each(['../a.js', 'a/../../b.js', '/etc/passwd', 'a//b', './a', 'a/', 'a\\b', ''])(
    'cannot have the path %j',
    async (name) => {
      const { token } = await createToken('shop', ['mf-shop']);
      const body = {
        action: 'deploy',
        builds: [{ name: 'mf-shop', files: [{ path: name, sha256: 'a'.repeat(64) }] }],
        reason: null,
      };
      expect((await site.call('POST', '/api/deployments', body, { token })).statusCode).toBe(400);
    },
  );
});

test('a build that does not fit is refused with the reason', async () => {
  const team = await asTeam('shop', ['mf-shop']);
  const folder = await built('mf-shop');
  const unfit = path.join(dir, 'unfit');
  await cp(folder, unfit, { recursive: true });
  const description = JSON.parse(await readFile(path.join(unfit, DESCRIPTION), 'utf8')) as object;
  await writeFile(path.join(unfit, DESCRIPTION), JSON.stringify({ ...description, contract: CONTRACT + 1 }));
  await expect(team.deploy(new Map([['mf-shop', unfit]]), null)).rejects.toThrow(
    `mf-shop follows contract ${CONTRACT + 1}`,
  );
});

test('a token is not sent over an unencrypted connection', () => {
  expect(() => remoteSite('http://arbora.test', 'x')).toThrow('over https: only');
});

test('an admin rolls back and pins in the back office, under his name', async () => {
  const change = (body: object) =>
    site.call('POST', '/api/backend/deployments', { reason: null, ...body }, { token: admin });
  const before = await versionOf('mf-shop');
  expect((await change({ action: 'rollback', name: 'mf-shop', version: null })).statusCode).toBe(200);
  expect(await versionOf('mf-shop')).not.toBe(before);
  await change({ action: 'pin', name: 'mf-shop', version: before, reason: 'weekend' });
  const info = (await site.call('GET', '/api/backend/deployments', undefined, { token: admin })).json();
  expect(info.packages.find(({ name }: { name: string }) => name === 'mf-shop')).toMatchObject({
    version: before,
    pin: { reason: 'weekend' },
  });
  expect(info.history[0].by).not.toContain('@');
  const refused = await change({ action: 'rollback', name: 'mf-shop', version: null });
  expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'deployment.refused' })]);
  expect((await change({ action: 'unpin', name: 'mf-shop' })).statusCode).toBe(200);
  expect((await change({ action: 'rollback', name: 'mf-shop', version: '../../../etc' })).statusCode).toBe(400);
});

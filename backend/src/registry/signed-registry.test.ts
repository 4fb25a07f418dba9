import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deploy, SHELL, signingKey, verifyingKeys } from '@arbora/deployment';
import { testApp } from '../../tests/app';
import { smallBuild } from '../../tests/small-build';
import { openRegistryFile } from './registry-file';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-signed-'))));
afterEach(() => rm(dir, { recursive: true }));

const siteDir = (): string => path.join(dir, 'site');
const registryFile = (): string => path.join(siteDir(), 'registry.json');

/** Writes a pair of keys to files. */
async function keyPair(name: string): Promise<{ secret: string; open: string }> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const secret = path.join(dir, `${name}.pem`);
  await writeFile(secret, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return { secret, open: String(publicKey.export({ type: 'spki', format: 'pem' })) };
}

/** Writes public keys to a file, and returns the site as a server with them sees it. */
async function siteFor(...keys: string[]) {
  const file = path.join(dir, 'keys.pem');
  await writeFile(file, keys.join(''));
  const reasons: string[] = [];
  return { ...openRegistryFile(siteDir(), (reason) => reasons.push(reason), verifyingKeys(file)), reasons };
}

async function ship(text: string, secret?: string): Promise<void> {
  const builds = [SHELL, 'mf-tour'].map(async (name) => [name, await smallBuild(dir, name, { text })] as const);
  await deploy(new Map(await Promise.all(builds)), {
    siteDir: siteDir(),
    key: secret ? signingKey(secret) : undefined,
  });
}

test('a registry is delivered if one of the keys has signed it, without the signature', async () => {
  const [old, next] = [await keyPair('old'), await keyPair('next')];
  await ship('1', next.secret);
  const registry = (await siteFor(old.open, next.open)).read();
  expect(registry?.remotes).toMatchObject([{ name: 'mf-tour' }]);
  expect(registry).not.toHaveProperty('signature');
});

test('a registry that somebody else wrote or changed is not delivered, and the former one stays', async () => {
  const [own, other] = [await keyPair('own'), await keyPair('other')];
  await ship('1', own.secret);
  const site = await siteFor(own.open);
  const former = site.read();
  expect(former).not.toBeNull();

  const text = await readFile(registryFile(), 'utf8');
  await writeFile(registryFile(), text.replace('/remotes/mf-tour/', '/remotes/mf-evil/'));
  expect(site.read()).toBe(former);
  expect(site.reasons.at(-1)).toContain('signature is missing or wrong');

  await ship('2', other.secret);
  expect(site.read()).toBe(former);
  await ship('3');
  expect(site.read()).toBe(former);
  await ship('4', own.secret);
  expect(site.read()?.build).not.toBe(former?.build);
  expect(site.isBroken()).toBe(false);
});

test('a site that was deployed before it had a key is signed by the next deployment of the same versions', async () => {
  const own = await keyPair('own');
  await ship('1');
  const site = await siteFor(own.open);
  expect(site.read()).toBeNull();
  await ship('1', own.secret);
  expect(site.read()?.remotes).toHaveLength(1);
});

test('a file without an Ed25519 key is refused with its name', async () => {
  const file = path.join(dir, 'keys.pem');
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
  expect(() => verifyingKeys(file)).toThrow('keys.pem has no public Ed25519 key');
  await writeFile(file, '');
  expect(() => verifyingKeys(file)).toThrow('keys.pem has no public Ed25519 key');
});

test('a server that delivers signed deployments only, and cannot sign, refuses them', async () => {
  const own = await keyPair('own');
  await ship('1', own.secret);
  const siteKeys = path.join(dir, 'keys.pem');
  await writeFile(siteKeys, own.open);
  const server = await testApp({ config: { siteDir: siteDir(), siteKeys } });
  const change = { action: 'pin', name: 'mf-tour', version: null, reason: null };
  const token = await server.tokenFor('admin@arbora.example');
  const refused = await server.call('POST', '/api/backend/deployments', change, { token });
  await server.close();
  expect(refused.json()).toMatchObject({
    code: 'deployment.refused',
    message: expect.stringContaining('SIGNING_KEY') as string,
  });
});

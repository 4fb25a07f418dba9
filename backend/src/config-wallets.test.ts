import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { walletSettings } from '../tests/wallet-settings';
import { ConfigError, readConfig } from './config';
import { liveSite, siteOf } from './web/site-of';

type Settings = Awaited<ReturnType<typeof walletSettings>>['settings'];
let settings: Settings;
let other: Settings;
beforeAll(async () => {
  [settings, other] = (await Promise.all(
    [walletSettings(), walletSettings()].map(async (one) => (await one).settings),
  )) as [Settings, Settings];
});

test('without settings there are no wallets, and pages name none', () => {
  const config = readConfig({});
  expect(config.wallets).toEqual({ apple: null, google: null });
  expect(siteOf(config)).not.toHaveProperty('wallets');
});

test('pages name the configured wallets, that of Apple until its certificate expires', async () => {
  const { GOOGLE_WALLET_ISSUER_ID: _id, GOOGLE_WALLET_ACCOUNT: _account, ...apple } = settings;
  expect(siteOf(readConfig(apple)).wallets).toEqual({ apple: true, google: false });
  const expired = await walletSettings({ days: -1 });
  expect(siteOf(readConfig(expired.settings)).wallets).toEqual({ apple: false, google: true });
});

test('a certificate that expires while the server runs is no longer offered', () => {
  const config = readConfig(settings);
  const site = liveSite(config);
  expect(site().wallets).toEqual({ apple: true, google: true });
  jest.useFakeTimers({ now: config.wallets.apple!.until.getTime() + 1, doNotFake: ['nextTick', 'setImmediate'] });
  expect(site().wallets).toEqual({ apple: false, google: true });
  jest.useRealTimers();
});

test('keys and certificates are read from files, and from a line with escaped line breaks', async () => {
  const { wallets } = readConfig(settings);
  const folder = await mkdtemp(path.join(tmpdir(), 'arbora-wallets-'));
  const inFiles: Record<string, string> = {};
  for (const [name, value] of Object.entries(settings)) {
    const isFile = /[{-]/.test(value[0] ?? '');
    inFiles[name] = isFile ? path.join(folder, name) : value;
    if (isFile) await writeFile(inFiles[name], value);
  }
  expect(readConfig(inFiles).wallets).toEqual(wallets);
  await rm(folder, { recursive: true });

  const line = settings.APPLE_PASS_KEY.replaceAll('\n', '\\n');
  expect(readConfig({ ...settings, APPLE_PASS_KEY: line }).wallets).toEqual(wallets);
});

test('an encrypted key is opened by its password', () => {
  const passphrase = 'lipa srdcita';
  const key = createPrivateKey(settings.APPLE_PASS_KEY);
  const pem = key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }) as string;
  const encrypted = { ...settings, APPLE_PASS_KEY: pem };
  expect(readConfig({ ...encrypted, APPLE_PASS_KEY_PASSWORD: passphrase }).wallets).toEqual(
    readConfig(settings).wallets,
  );
  for (const password of [undefined, 'lipa']) {
    expect(() => readConfig({ ...encrypted, APPLE_PASS_KEY_PASSWORD: password })).toThrow(
      'APPLE_PASS_KEY is not valid: must be an RSA key that APPLE_PASS_KEY_PASSWORD opens',
    );
  }
});

test.each([
  'APPLE_PASS_TYPE_ID',
  'APPLE_TEAM_ID',
  'APPLE_PASS_CERTIFICATE',
  'APPLE_PASS_KEY',
  'APPLE_WWDR_CERTIFICATE',
])('passes of Apple Wallet without %s are refused', (name) => {
  expect(() => readConfig({ ...settings, [name]: '' })).toThrow(
    new ConfigError(`${name} must be set too for passes of Apple Wallet`),
  );
});

test.each(['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_ACCOUNT'])(
  'passes of Google Wallet without %s are refused',
  (name) => {
    expect(() => readConfig({ ...settings, [name]: '' })).toThrow(
      new ConfigError(`${name} must be set too for passes of Google Wallet`),
    );
  },
);

test('mismatched settings are refused', () => {
  const refusal = (changed: Partial<Settings>) => () => readConfig({ ...settings, ...changed });
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const pem = elliptic.export({ type: 'pkcs8', format: 'pem' }) as string;
  expect(refusal({ APPLE_PASS_KEY: other.APPLE_PASS_KEY })).toThrow(/^APPLE_PASS_KEY must be the key of/);
  expect(refusal({ APPLE_PASS_KEY: pem })).toThrow(/^APPLE_PASS_KEY is not valid: must be an RSA key/);
  expect(refusal({ APPLE_WWDR_CERTIFICATE: other.APPLE_WWDR_CERTIFICATE })).toThrow(
    /^APPLE_WWDR_CERTIFICATE must be the certificate that issued APPLE_PASS_CERTIFICATE$/,
  );
  expect(refusal({ APPLE_PASS_TYPE_ID: 'pass.test.arbora.other' })).toThrow(/^APPLE_PASS_TYPE_ID must be the one of/);
  expect(refusal({ APPLE_TEAM_ID: 'TEAM654321' })).toThrow(/^APPLE_TEAM_ID must be the one of/);
});

test.each(['APPLE_PASS_CERTIFICATE', 'APPLE_WWDR_CERTIFICATE', 'APPLE_PASS_KEY', 'GOOGLE_WALLET_ACCOUNT'])(
  'an unreadable %s is refused without showing its value',
  (name) => {
    for (const value of ['/no/such/secret', '-----BEGIN secret', '{"private_key":"secret"}']) {
      expect(() => readConfig({ ...settings, [name]: value })).toThrow(
        new RegExp(`^${name} is not valid: must (?!.*secret)[^\\n]*$`),
      );
    }
  },
);

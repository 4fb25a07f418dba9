import { ConfigError, readConfig } from './config';

test('nothing set is a configuration that works', () => {
  expect(readConfig({})).toMatchObject({
    env: 'development',
    host: '127.0.0.1',
    port: 8080,
    publicOrigin: 'http://localhost:8080',
    services: [],
    databaseUrl: null,
    seedDemo: true,
    smtpUrl: null,
    payment: { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0100' },
  });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', SEED_DEMO: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test.each([
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SEED_DEMO: '1' }, true],
  [{ DATABASE_URL: 'postgres://db/arbora' }, false],
  [{ DATABASE_URL: 'postgres://db/arbora', SEED_DEMO: '1' }, true],
  [{ SEED_DEMO: '0' }, false],
])('with %j demo data is seeded: %s', (env, seedDemo) => {
  expect(readConfig(env).seedDemo).toBe(seedDemo);
});

test('pictures lie beside the database, or in a bucket', () => {
  const { dir } = readConfig({}).media;
  expect(dir).toMatch(/\.arbora[/\\]media$/);
  expect(readConfig({ DATA_DIR: '/srv/data' }).media.dir).toBe('/srv/data/media');
  expect(readConfig({ DATA_DIR: '/srv/data', MEDIA_DIR: '/srv/media' }).media.dir).toBe('/srv/media');
  const S3_URL = 'https://key:se%2Fcret@s3.example.com:9000/arbora-media?region=eu-central-1';
  expect(readConfig({ S3_URL, MEDIA_CACHE_MB: '2' }).media).toEqual({
    dir,
    s3: {
      endpoint: 'https://s3.example.com:9000',
      region: 'eu-central-1',
      bucket: 'arbora-media',
      accessKeyId: 'key',
      secretAccessKey: 'se/cret',
    },
    cacheBytes: 2 * 1024 * 1024,
  });
});

test.each([
  ['0', 0],
  ['2', 2],
  ['10.0.0.0/8, ::1,loopback', ['10.0.0.0/8', '::1', 'loopback']],
])('TRUST_PROXY=%s is %j', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy });
});

test('what is set is taken over', () => {
  const config = readConfig({
    PORT: '0',
    PUBLIC_ORIGIN: 'https://skolka.example/',
    SERVICES: 'auth, rest',
    BRANCHES: 'Brno',
    PAYMENT_ACCOUNT_PREFIX: '0',
    PAYMENT_ACCOUNT_NUMBER: '353497163',
    PAYMENT_BANK_CODE: '0800',
  });
  expect(config).toMatchObject({
    port: 0,
    publicOrigin: 'https://skolka.example',
    services: ['auth', 'rest'],
    branches: ['Brno'],
    payment: { accountPrefix: '0', accountNumber: '353497163', bankCode: '0800' },
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['NODE_ENV', 'staging'],
  ['PUBLIC_ORIGIN', 'https://skolka.example/web'],
  ['PUBLIC_ORIGIN', 'skolka.example'],
  ['DATABASE_URL', 'mysql://db/arbora'],
  ['SMTP_URL', 'mail.example'],
  ['S3_URL', 'https://s3.example.com/bucket'],
  ['S3_URL', 'https://key:secret@s3.example.com'],
  ['MEDIA_CACHE_MB', '0'],
  ['ARES_URL', 'ares.gov.cz'],
  ['CONSENT_URL', 'ftp://consent.example'],
  ['SEED_DEMO', 'yes'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['PAYMENT_ACCOUNT_NUMBER', '2000145398'],
  ['PAYMENT_ACCOUNT_PREFIX', '18'],
  ['PAYMENT_BANK_CODE', '100'],
  ['MAIL_FROM', 'nobody'],
  ['BRANCHES', 'Brno,,Praha'],
  ['MAILING_LISTS', 'news,offers'],
  ['TAG_MANAGER_ID', 'UA-1'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} is not valid: .*${value.split('/')[0]}[^\\n]*$`));
});

test('one-time tokens are signed with a secret of the operator’s own where it matters', () => {
  expect(readConfig({}).ottSecret).toEqual(expect.any(String));
  expect(readConfig({ NODE_ENV: 'production' }).ottSecret).toBeNull();
  expect(readConfig({ NODE_ENV: 'production', OTT_SECRET: 'own' }).ottSecret).toBe('own');
});

test('a password in an address is not shown', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@db/arbora' })).toThrow(/^(?!.*secret).*mysql:\/\/…@db/);
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PRODUCTION_SETTINGS } from '../tests/production-settings';
import { ConfigError, readConfig } from './config';

test('a configuration without any variable is valid', () => {
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

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SEED_DEMO: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test.each([
  [PRODUCTION_SETTINGS, false],
  [{ ...PRODUCTION_SETTINGS, SEED_DEMO: '1' }, true],
  [{ DATABASE_URL: 'postgres://db/arbora' }, false],
  [{ DATABASE_URL: 'postgres://db/arbora', SEED_DEMO: '1' }, true],
  [{ SEED_DEMO: '0' }, false],
])('with %j demo data are seeded: %s', (env, seedDemo) => {
  expect(readConfig(env).seedDemo).toBe(seedDemo);
});

test('pictures are stored beside the database, or in a bucket', () => {
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

test('variables that are set override the defaults', () => {
  const config = readConfig({
    PORT: '0',
    PUBLIC_ORIGIN: 'http://skolka.test/',
    SERVICES: 'auth, rest',
    BRANCHES: 'Brno: 116 141, Zlín',
    PAYMENT_ACCOUNT_PREFIX: '0',
    PAYMENT_ACCOUNT_NUMBER: '353497163',
    PAYMENT_BANK_CODE: '0800',
  });
  expect(config).toMatchObject({
    port: 0,
    publicOrigin: 'http://skolka.test',
    services: ['auth', 'rest'],
    branches: [
      { name: 'Brno', regions: [116, 141] },
      { name: 'Zlín', regions: [] },
    ],
    payment: { accountPrefix: '0', accountNumber: '353497163', bankCode: '0800' },
  });
});

test.each([
  '[{"name": "Brno", "regions": [117]}]',
  '[{"name": "Brno", "email": "brno"}]',
  '[{"name": "Brno", "hours": "8–16"}]',
  '[{"name": "Brno", "location": {"lat": 492, "lon": 16.61}}]',
  '[]',
  '[{',
  '/nowhere/branches.json',
])('branches %s are refused in one line', (BRANCHES) => {
  expect(() => readConfig({ BRANCHES })).toThrow(/^BRANCHES is not valid: must [^\n]*$/);
});

test('branches may have contacts, and may be read from a file', async () => {
  const brno = {
    name: 'Brno',
    regions: [116],
    address: 'Lesní 1, 602 00 Brno',
    email: 'brno@skolka.test',
    phone: '+420 541 000 111',
    hours: { cs: 'po–pá 8–16', en: 'Mon–Fri 8 am–4 pm' },
    location: { lat: 49.2, lon: 16.61 },
    notify: 'sklad@skolka.test',
  };
  const value = JSON.stringify([brno, { name: 'Zlín' }]);
  const both = [brno, { name: 'Zlín', regions: [] }];
  expect(readConfig({ BRANCHES: value }).branches).toEqual(both);
  const folder = await mkdtemp(path.join(tmpdir(), 'arbora-branches-'));
  const file = path.join(folder, 'branches.json');
  await writeFile(file, value);
  expect(readConfig({ BRANCHES: file }).branches).toEqual(both);
  await rm(folder, { recursive: true });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['NODE_ENV', 'staging'],
  ['PUBLIC_ORIGIN', 'https://skolka.example/web'],
  ['PUBLIC_ORIGIN', 'skolka.example'],
  ['DATABASE_URL', 'mysql://db/arbora'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://user:pa/ss@mail.example'],
  ['SMTP_URL', 'smtp:mail.example'],
  ['S3_URL', 'https://a%zz:secret@s3.example.com/bucket'],
  ['S3_URL', 'https://s3.example.com/bucket'],
  ['S3_URL', 'https://key:secret@s3.example.com'],
  ['MEDIA_CACHE_MB', '0'],
  ['ARES_URL', 'ares.gov.cz'],
  ['CONSENT_URL', 'ftp://consent.example'],
  ['SEED_DEMO', 'yes'],
  ['DEMO_PICTURES', 'photos'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['DRAIN_SECONDS', 'soon'],
  ['RENDER_SECONDS', '0'],
  ['SIGNING_KEY_DAYS', '0'],
  ['PAYMENT_ACCOUNT_NUMBER', '2000145398'],
  ['PAYMENT_ACCOUNT_PREFIX', '18'],
  ['PAYMENT_BANK_CODE', '100'],
  ['COMPANY_ICO', '27082441'],
  ['ACCOUNT_EUR', 'SK3212000000198742637541'],
  ['ACCOUNT_PLN', '353497163'],
  ['MAIL_FROM', 'nobody'],
  ['BRANCHES', 'Brno,,Praha'],
  ['BRANCHES', 'Brno: Zlín'],
  ['BRANCHES', 'Brno, Brno'],
  ['BRANCHES', 'Brno: 116, Zlín: 116'],
  ['BRANCHES', 'Brno: 117'],
  ['MAILING_LISTS', 'news,offers'],
  ['TAG_MANAGER_ID', 'UA-1'],
  ['WEB_VITALS_PERCENT', '101'],
  ['WEB_VITALS_PERCENT', '1.5'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} is not valid: .*${value.split('/')[0]}[^\\n]*$`));
});

test('one-time tokens require the operator’s own secret in production', () => {
  expect(readConfig({}).ottSecret).toEqual(expect.any(String));
  expect(readConfig(PRODUCTION_SETTINGS).ottSecret).toBeNull();
  expect(readConfig({ ...PRODUCTION_SETTINGS, OTT_SECRET: 'own-secret-of-16-or-more' }).ottSecret).toBe(
    'own-secret-of-16-or-more',
  );
});

describe('INVITED_EMAILS', () => {
  const read = (INVITED_EMAILS: string) => readConfig({ INVITED_EMAILS }).invitedEmails;
  const invited = ['eva@example.org', 'jan@example.org'];

  test('are listed in the variable or in a file', async () => {
    expect(read(' Eva@example.org,jan@example.org, eva@example.org')).toEqual(invited);
    const folder = await mkdtemp(path.join(tmpdir(), 'arbora-invited-'));
    const file = path.join(folder, 'a@b.txt');
    await writeFile(file, '# spring\neva@example.org\nJAN@example.org # twice\n\n');
    expect(read(file)).toEqual(invited);
    await writeFile(file, 'eva@example.org\nnobody\n');
    expect(() => read(file)).toThrow(/^INVITED_EMAILS is not valid: must be e-mail addresses/);
    await rm(folder, { recursive: true });
  });

  test.each(['eva@example.org,nobody', 'no-such-file.txt', '/no/such/file@all'])(
    '%s is refused, and not shown',
    (value) => {
      expect(() => read(value)).toThrow(/^INVITED_EMAILS is not valid: .* \(it is …\)$/);
    },
  );
});

describe.each(['METRICS_TOKEN', 'SIGNING_SECRET', 'OTT_SECRET'])('%s', (name) => {
  test.each([
    ['short', 'a'],
    ['short too', 'fifteen-letters'],
    ['a phrase', 'sixteen or more characters'],
    ['one character', 'aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['a few characters', 'abcabcabcabcabcabcabcabc'],
  ])('is refused when it is %s, and not shown', (_how, value) => {
    for (const env of [{}, PRODUCTION_SETTINGS]) {
      expect(() => readConfig({ ...env, [name]: value })).toThrow(
        new RegExp(`^${name} is not valid: must [^(]* \\(it is …\\)$`),
      );
    }
  });

  test('is accepted if it is long enough', () => {
    expect(JSON.stringify(readConfig({ [name]: 'sixteen-or-more-characters' }))).toContain(
      'sixteen-or-more-characters',
    );
  });
});

test('every variable with a secret of the application is tested above', async () => {
  const source = await readFile(path.join(__dirname, 'config.ts'), 'utf8');
  const named = [...source.matchAll(/^ {2}(\w*(?:SECRET|TOKEN)): v\./gm)].map(([, name]) => name);
  const checked = [...source.matchAll(/^ {2}(\w+): v\.optional\(secret\)/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(['METRICS_TOKEN', 'OTT_SECRET', 'SIGNING_SECRET']);
  expect(checked.sort()).toEqual(named);
});

test('a password in a URL is not shown', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@db/arbora' })).toThrow(/^(?!.*secret).*mysql:\/\/…@db/);
});

describe('a production site', () => {
  const demo = readConfig({});
  const refusal = (changed: Record<string, string>): string | null => {
    try {
      readConfig({ ...PRODUCTION_SETTINGS, ...changed });
      return null;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      return error.message;
    }
  };

  test('requires what the template of a package sets', async () => {
    const template = await readFile(path.resolve(__dirname, '../../libs/build/src/package/arbora.env.example'), 'utf8');
    const set = [...template.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const required = Object.keys(PRODUCTION_SETTINGS).filter((name) => name !== 'NODE_ENV');
    expect([...set].sort()).toEqual([...new Set([...required, 'TRUST_PROXY'])].sort());
  });

  test.each(Object.keys(PRODUCTION_SETTINGS).filter((name) => name !== 'NODE_ENV'))('requires %s', (name) => {
    expect(refusal({ [name]: '' })).toMatch(new RegExp(`^${name} must be set where NODE_ENV is production`));
  });

  test.each([
    ['PAYMENT_ACCOUNT_NUMBER', demo.payment.accountNumber],
    ['CONTACT_EMAIL', demo.brand.email],
    ['CONTACT_PHONE', demo.brand.phone],
    ['MAIL_FROM', demo.mail.from],
    ['NOTIFY_CZ', demo.mail.notify.CZ],
    ['NOTIFY_SK', demo.mail.notify.SK],
    ['OTT_SECRET', demo.ottSecret ?? ''],
  ])('does not accept the demo’s %s', (name, value) => {
    expect(refusal({ [name]: value })).toBe(`${name} must not be the demo's where NODE_ENV is production`);
  });

  test('suggests optional settings that are not set either', () => {
    expect(refusal({ SMTP_URL: '', DRAIN_SECONDS: '5' })).toBe(
      'SMTP_URL must be set where NODE_ENV is production (optional, but recommended: METRICS_TOKEN, SIGNING_SECRET, API_DOCS)',
    );
    const set = { METRICS_TOKEN: 'k3p9x2m7q5w8r1t6', SIGNING_SECRET: 'k3p9x2m7q5w8r1t6', API_DOCS: '0' };
    expect(refusal({ SMTP_URL: '', DRAIN_SECONDS: '5', ...set })).toBe(
      'SMTP_URL must be set where NODE_ENV is production',
    );
  });

  test('reports all missing variables at once', () => {
    expect(refusal({ SMTP_URL: '', NOTIFY_SK: '' })).toMatch(/^NOTIFY_SK, SMTP_URL must be set/);
  });

  test.each([
    ['over http', { PUBLIC_ORIGIN: 'http://www.skolka.test' }, /^PUBLIC_ORIGIN must begin with https:/],
    [
      'as a showcase over http',
      { PUBLIC_ORIGIN: 'http://www.skolka.test', SEED_DEMO: '1' },
      /^PUBLIC_ORIGIN must begin/,
    ],
    ['as a showcase without an origin', { PUBLIC_ORIGIN: '', SEED_DEMO: '1' }, /^PUBLIC_ORIGIN must be set/],
    [
      'over https with NODE_ENV development',
      { NODE_ENV: 'development' },
      /^NODE_ENV must be production where PUBLIC_ORIGIN is https:\/\/www.skolka.test/,
    ],
    ['over https with NODE_ENV test', { NODE_ENV: 'test' }, /^NODE_ENV must be production/],
  ])('does not run %s', (_how, changed, message) => {
    expect(refusal(changed)).toMatch(message);
  });

  test.each([
    ['over https', {}],
    ['on this machine only', { PUBLIC_ORIGIN: 'http://localhost:8080', TRUST_PROXY: '' }],
    ['in development on this machine over https', { NODE_ENV: 'development', PUBLIC_ORIGIN: 'https://127.0.0.1:8443' }],
    ['in development in a private network', { NODE_ENV: 'development', PUBLIC_ORIGIN: 'http://192.168.1.7:8080' }],
    ['as a showcase with the demo’s values', { SEED_DEMO: '1', CONTACT_EMAIL: demo.brand.email, SMTP_URL: '' }],
  ])('runs %s', (_how, changed) => {
    expect(refusal(changed)).toBeNull();
  });
});

describe('development, whose mailbox and demo logins are open', () => {
  const refusal = (env: Record<string, string | undefined>): string | null => {
    try {
      readConfig(env);
      return null;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      return error.message;
    }
  };

  test.each([
    'http://arbora.example',
    'http://www.skolka.cz:8080',
    'http://203.0.113.7',
    'http://[2001:db8::1]',
    'https://skolka.test',
    'https://192.168.1.7',
  ])('is refused at the public origin %s', (PUBLIC_ORIGIN) => {
    for (const more of [{}, { NODE_ENV: 'test' }, { HOST: '0.0.0.0', DEV_ON_NETWORK: '1' }]) {
      expect(refusal({ PUBLIC_ORIGIN, ...more })).toBe(
        `NODE_ENV must be production where PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}: everybody could read the mailbox and log in with the demo accounts`,
      );
    }
  });

  test.each([
    'http://localhost:8080',
    'http://10.0.0.5:8080',
    'http://[fd00::5]:8080',
    'http://notebook:8080',
    'http://notebook.local',
    'http://skolka.test',
    'https://localhost:8443',
    'https://[::1]',
  ])('runs at %s', (PUBLIC_ORIGIN) => {
    expect(refusal({ PUBLIC_ORIGIN })).toBeNull();
  });

  test.each(['0.0.0.0', '::', '203.0.113.7', '2001:db8::1', 'www.skolka.cz'])(
    'listens on %s only if DEV_ON_NETWORK is 1',
    (HOST) => {
      expect(refusal({ HOST })).toMatch(
        /^HOST must be an address of this machine .* unless DEV_ON_NETWORK is 1: everybody/,
      );
      expect(refusal({ HOST, NODE_ENV: 'test' })).not.toBeNull();
      expect(refusal({ HOST, DEV_ON_NETWORK: '1' })).toBeNull();
      expect(refusal({ ...PRODUCTION_SETTINGS, HOST })).toBeNull();
    },
  );

  test.each(['127.0.0.1', '::1', 'localhost', '192.168.1.7', '10.1.2.3', 'fd00::5'])('listens on %s', (HOST) => {
    expect(refusal({ HOST })).toBeNull();
  });
});

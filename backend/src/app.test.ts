import { testApp, type TestApp } from '../tests/app';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
afterAll(() => test.close());

it('logs an error of the database by its rule, without the row that broke it', () => {
  const written: string[] = [];
  const spy = jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const facts = { constraint: 'user_profile_phone_check', detail: 'Failing row contains (eva@example.org)' };
  test.app.log.error({ err: Object.assign(new Error('it broke'), facts) }, 'internal');
  spy.mockRestore();
  expect(written.join('')).toContain('user_profile_phone_check');
  expect(written.join('')).not.toContain('eva@example.org');
});

describe('every response', () => {
  it('has the security headers', async () => {
    const { headers } = await test.call('GET', '/healthz');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('of the API is neither stored nor run as a page, errors included', async () => {
    const { headers } = await test.call('GET', '/api/nothing/here');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("'none'"),
    });
  });

  it('requires https only if the site is on https', async () => {
    const secure = await testApp({ database: test.database, config: { publicOrigin: 'https://arbora.test' } });
    const { headers } = await secure.call('GET', '/healthz');
    expect(headers).toHaveProperty('strict-transport-security');
    await secure.close();
  });

  it('has the id of its request: the caller’s if that is harmless, otherwise a new one', async () => {
    const named = (id: string) => test.call('GET', '/healthz', undefined, { headers: { 'x-request-id': id } });
    expect((await named('trace-1.2')).headers['x-request-id']).toBe('trace-1.2');
    expect((await named('<script>')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the API', () => {
  it.each(['GET', 'POST', 'PATCH', 'DELETE'] as const)('answers an unknown path in JSON: %s', async (method) => {
    const answer = await test.call(method, '/api/nothing/here');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  const login = (payload: string, contentType = 'application/json') =>
    test.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': contentType } });

  it.each([
    [400, 'broken JSON', '{"username":', 'application/json'],
    [415, 'a form', 'username=x', 'application/x-www-form-urlencoded'],
    [415, 'plain text', 'x', 'text/plain'],
    [400, 'keys that reach the prototype', '{"__proto__":{"a":1}}', 'application/json'],
    [400, 'a list', '[]', 'application/json'],
    [400, 'nothing', '', 'application/json'],
  ])('answers with %i: %s', async (status, _what, payload, contentType) => {
    const answer = await login(payload, contentType);
    expect([answer.statusCode, answer.json().code]).toEqual([status, 'request.invalid']);
  });

  it('answers a body above a megabyte with 413', async () => {
    const answer = await login(JSON.stringify({ username: 'x'.repeat(1_100_000) }));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.too_large']);
  });

  it.each(['\\ud800', 'x\\uDFFFx', '\\udc00\\ud800', '\\ud83d\\ud83d\\ude00', '\\\\\\ud800'])(
    'answers a lone surrogate, written %s, with 400',
    async (half) => {
      for (const payload of [`{"username":"${half}"}`, `{"${half}":1}`]) {
        const answer = await login(payload);
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          { code: 'request.invalid', message: 'lone surrogate' },
        ]);
      }
    },
  );

  it.each(['\\ud83d\\ude00', '\\\\ud800', '\\u0041\\n'])('reads whole characters, written %s', async (whole) => {
    const answer = await login(`{"username":"${whole}","password":"x","bucket_id":"arbora"}`);
    expect(answer.json()).not.toMatchObject({ message: 'lone surrogate' });
  });

  it('answers a zero character in a text with 400', async () => {
    const body = { apiKey: 'arbora-web', email: 'zero@example.org', password: 'buk lesni, javor', name: 'Ne\u0000mo' };
    const answer = await test.call('POST', '/api/backend/profile/create', body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });
});

describe('health', () => {
  it('is ready while the database responds, alive even if not', async () => {
    expect((await test.call('GET', '/readyz')).json()).toEqual({ status: 'ready' });
    const broken = await testApp({ database: test.database, config: { logLevel: 'silent' } });
    const { asService } = test.database;
    test.database.asService = () => Promise.reject(new Error('gone'));
    const ready = await broken.call('GET', '/readyz');
    const alive = await broken.call('GET', '/healthz');
    test.database.asService = asService;
    expect([ready.statusCode, ready.json().code, alive.statusCode]).toEqual([503, 'unavailable', 200]);
    await broken.close();
  });

  it('is not ready if the database does not respond', async () => {
    const { asService } = test.database;
    const unresponsive = await testApp({ database: test.database, config: { logLevel: 'silent' } });
    test.database.asService = () => new Promise<never>(() => undefined);
    const ready = await unresponsive.call('GET', '/readyz');
    test.database.asService = asService;
    expect([ready.statusCode, ready.json().code]).toEqual([503, 'unavailable']);
    await unresponsive.close();
  });
});

describe('LOG_LEVEL', () => {
  it.each(['silent', 'warn', 'debug'] as const)('%s is how much is logged', async (logLevel) => {
    const some = await testApp({ database: test.database, config: { logLevel, services: ['profile'] } });
    expect(some.app.log.level).toBe(logLevel);
    await some.close();
  });
});

describe('SERVICES', () => {
  it('starts only the services it names', async () => {
    const some = await testApp({ database: test.database, config: { services: ['profile'] } });
    expect((await some.call('GET', '/api/auth/jwks.json')).statusCode).toBe(404);
    expect((await some.call('POST', '/api/backend/profile/create', {})).statusCode).toBe(400);
    await some.close();
  });

  it('refuses a name that no service has', async () => {
    const wrong = testApp({ database: test.database, config: { services: ['auht'] } });
    await expect(wrong).rejects.toThrow('SERVICES names an unknown service: auht');
  });
});

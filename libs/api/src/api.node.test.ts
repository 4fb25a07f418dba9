import { api } from './api';
import { isApiError } from './api-error';
import { answerWith, json } from './test-server';
import { setTokenProvider } from './token-provider';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setTokenProvider(null);
});

/** Advances the timers past all retry delays. */
async function settled<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [[result]] = await Promise.all([Promise.allSettled([work]), jest.advanceTimersByTimeAsync(60_000)]);
  return result!;
}

const unavailable = json({ code: 'unavailable', message: 'Later' }, 503);

test('a POST sends body, query and key', async () => {
  const sent = answerWith(json({ id: 1 }, 201));
  const created = await api.post('/backend/thing', { a: 'ž' }, { query: { b: 2, c: null }, idempotencyKey: 'k1' });
  expect(created).toEqual({ id: 1 });
  expect(sent[0]).toMatchObject({ method: 'POST', url: '/api/backend/thing?b=2', body: { a: 'ž' } });
  expect(sent[0]!.headers.get('idempotency-key')).toBe('k1');
  expect(sent[0]!.headers.has('authorization')).toBe(false);
});

test('an empty response returns null, and a text response its text', async () => {
  answerWith(
    () => new Response(null, { status: 204 }),
    () => new Response('10.0.0.1', { headers: { 'content-type': 'text/plain' } }),
  );
  expect(await api.delete('/backend/thing')).toBeNull();
  expect(await api.get('/ip')).toBe('10.0.0.1');
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET with status %d is retried', async (status) => {
  const sent = answerWith(json({}, status), json({}, status), json('here'));
  expect(await settled(api.get('/x'))).toEqual({ status: 'fulfilled', value: 'here' });
  expect(sent).toHaveLength(3);
});

test('a GET is retried twice before it fails', async () => {
  const sent = answerWith(unavailable);
  const result = await settled(api.get('/x'));
  expect(sent).toHaveLength(3);
  expect(result).toMatchObject({ status: 'rejected', reason: { status: 503, code: 'unavailable' } });
});

test.each(['post', 'patch', 'put', 'delete'] as const)('%s is never retried', async (method) => {
  const sent = answerWith(unavailable);
  await settled(api[method]('/x', {}));
  expect(sent).toHaveLength(1);
});

test('a GET is not retried after a permanent error', async () => {
  const sent = answerWith(json({ code: 'not_found', message: 'No' }, 404));
  expect(await settled(api.get('/x'))).toMatchObject({ reason: { status: 404 } });
  expect(sent).toHaveLength(1);
});

test('a long Retry-After is reported without waiting', async () => {
  const sent = answerWith(json({ code: 'auth.rate_limited', message: 'Slow' }, 429, { 'retry-after': '900' }));
  expect(await settled(api.get('/x'))).toMatchObject({ reason: { code: 'auth.rate_limited', retryAfter: 900 } });
  expect(sent).toHaveLength(1);
});

test('a request without a response fails as a network error', async () => {
  answerWith(() => Promise.reject(new TypeError('fetch failed')));
  const result = await settled(api.post('/x'));
  expect(result.status === 'rejected' && isApiError(result.reason, 'network')).toBe(true);
});

test('an aborted request rejects with its reason', async () => {
  answerWith(() => Promise.reject(new DOMException('Aborted', 'AbortError')));
  const controller = new AbortController();
  controller.abort();
  const result = await settled(api.get('/x', { signal: controller.signal }));
  expect(result).toMatchObject({ reason: { name: 'AbortError' } });
});

describe('bearer token', () => {
  const expired = json({ code: 'auth.token_expired', message: 'Expired' }, 401);

  test('an expired token is refreshed once and the request repeated, even a POST', async () => {
    setTokenProvider(({ fresh }) => Promise.resolve(fresh ? 'new' : 'old'));
    const sent = answerWith(expired, json('done'));
    expect(await api.post('/x', { a: 1 })).toBe('done');
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(sent[1]!.body).toEqual({ a: 1 });
  });

  test('a request fails if its refreshed token is rejected too', async () => {
    setTokenProvider(() => Promise.resolve('old'));
    const sent = answerWith(expired);
    expect(await settled(api.get('/x'))).toMatchObject({ reason: { code: 'auth.token_expired' } });
    expect(sent).toHaveLength(2);
  });

  test('the requested role is passed to the provider, and an anonymous request does not call it', async () => {
    const roles: unknown[] = [];
    setTokenProvider(({ role }) => {
      roles.push(role);
      return Promise.resolve('t');
    });
    const sent = answerWith(json(null));
    await api.get('/x', { role: 'arbora_customer' });
    await api.get('/x', { anonymous: true });
    expect(roles).toEqual(['arbora_customer']);
    expect(sent[1]!.headers.has('authorization')).toBe(false);
  });

  test('an anonymous read that needs a login is repeated with the token', async () => {
    setTokenProvider(() => Promise.resolve('t'));
    const loginRequired = () => json({ code: 'auth.login_required', message: '' }, 401);
    const sent = answerWith(loginRequired(), json([1]));
    expect(await api.get('/api/rest/katalog_items', { anonymous: true })).toEqual([1]);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer t']);
    const anonymous = answerWith(loginRequired());
    setTokenProvider(() => Promise.resolve(null));
    expect(await settled(api.get('/api/rest/katalog_items', { anonymous: true }))).toMatchObject({
      reason: { code: 'auth.login_required' },
    });
    expect(anonymous).toHaveLength(1);
  });
});

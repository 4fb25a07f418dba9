import { errorDetails, errorOfResponse, parseRetryAfter } from './api-error';
import { mayRetry, retryDelay } from './retry-rules';

test.each([
  ['GET', true],
  ['head', true],
  [undefined, true],
  ['POST', false],
  ['PATCH', false],
  ['DELETE', false],
])('%s is retried: %s', (method, expected) => {
  expect(mayRetry(method)).toBe(expected);
});

test('the delay grows, has 50 % jitter, and is never shorter than the server requests', () => {
  const noJitter = (): number => 0;
  const fullJitter = (): number => 1;
  expect([retryDelay(1, null, noJitter), retryDelay(1, null, fullJitter)]).toEqual([150, 300]);
  expect([retryDelay(2, null, noJitter), retryDelay(2, null, fullJitter)]).toEqual([300, 600]);
  expect(retryDelay(1, '2', noJitter)).toBe(2150);
});

test('a long delay requested by the server is reported at once', () => {
  expect(retryDelay(1, '3600')).toBeNull();
});

test('Retry-After is parsed as seconds or as a date', () => {
  expect(parseRetryAfter('120')).toBe(120);
  expect(parseRetryAfter('Sat, 21 Nov 2026 12:00:30 GMT', Date.UTC(2026, 10, 21, 12))).toBe(30);
  expect(parseRetryAfter('soon')).toBeNull();
  expect(parseRetryAfter(null)).toBeNull();
});

describe('errors', () => {
  test('an error of an application service has its code', () => {
    const body = { code: 'request.invalid', message: 'Invalid', fields: { email: 'email' } };
    const error = errorOfResponse(400, body);
    expect(error).toMatchObject({ status: 400, code: 'request.invalid', fields: { email: 'email' }, body });
  });

  test('an error of the data service has its code', () => {
    const body = { code: '23514', message: 'violates check', details: null, hint: null };
    expect(errorOfResponse(400, body)).toMatchObject({ status: 400, code: '23514', message: 'violates check' });
  });

  test('an error raised by a database rule has the raised code', () => {
    const body = { code: 'P0001', message: 'booking.mask_vs_fixed', details: null, hint: null };
    expect(errorOfResponse(400, body)).toMatchObject({ status: 400, code: 'booking.mask_vs_fixed', body });
    const details = '{"fields":{"whitelist":"email"}}';
    expect(errorOfResponse(400, { ...body, message: 'request.invalid', details })).toMatchObject({
      code: 'request.invalid',
      fields: { whitelist: 'email' },
    });
    expect(errorOfResponse(400, { ...body, details: 'no JSON' }).fields).toEqual({});
    expect(errorOfResponse(400, { ...body, message: 'Something broke' })).toMatchObject({ code: 'P0001' });
  });

  test('details are an object, empty if they are missing or malformed', () => {
    expect(errorDetails({ details: '{"line":2}' })).toEqual({ line: 2 });
    for (const body of [null, 'text', {}, { details: null }, { details: 'no JSON' }, { details: '[2]' }]) {
      expect(errorDetails(body)).toEqual({});
    }
  });

  test.each(['profile.nickname_taken', 'duplicate key value violates unique constraint "user_profile_nickname"'])(
    'a unique violation names the code and the field: %s',
    (message) => {
      const body = { code: '23505', message, details: null, hint: null };
      expect(errorOfResponse(409, body)).toMatchObject({
        code: 'profile.nickname_taken',
        fields: { nickname: 'taken' },
      });
    },
  );

  test('a duplicate row without a field has a general code', () => {
    const message = 'duplicate key value violates unique constraint "news_rating_pkey"';
    expect(errorOfResponse(409, { code: '23505', message })).toMatchObject({ code: '23505', fields: {} });
  });

  test.each([
    [502, 'unavailable'],
    [404, 'not_found'],
    [418, 'internal'],
  ])('a response of a proxy is mapped from status %d', (status, code) => {
    expect(errorOfResponse(status, '<html>')).toMatchObject({ status, code });
  });
});

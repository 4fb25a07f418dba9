import { errorCodeOf } from './error-text';

describe('errorCodeOf', () => {
  it.each([
    [{ code: 'booking.capacity', status: 409 }, 'booking.capacity'],
    [{ code: 'network', status: 0 }, 'network'],
    [{ code: 'PGRST116', status: 404 }, 'not_found'],
    [{ code: '42501', status: 403 }, 'auth.forbidden'],
    [{ code: '23514', status: 400 }, 'internal'],
    [new Error('boom'), 'internal'],
    ['text', 'internal'],
    [null, 'internal'],
  ])('maps %j to %s', (error, code) => {
    expect(errorCodeOf(error)).toBe(code);
  });
});

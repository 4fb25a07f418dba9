import { AppError, toAppError } from './errors';

const thrown = (facts: object) => toAppError(Object.assign(new Error('secret of the inside'), facts));

describe('toAppError', () => {
  it('a code raised by an SQL function is returned with its details', () => {
    const error = thrown({
      code: 'P0001',
      message: 'booking.ticket_used',
      detail: '{"checked_at":"2026-11-21T10:00:00Z"}',
    });
    expect(error.statusCode).toBe(409);
    expect(error.body()).toEqual({
      code: 'booking.ticket_used',
      message: 'booking.ticket_used',
      details: { checked_at: '2026-11-21T10:00:00Z' },
    });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'an exception with the message %s gets no code of ours',
    (message) => {
      expect(thrown({ code: 'P0001', message }).code).toBe('internal');
    },
  );

  it.each(['ECONNREFUSED', '57P01', '40001', '53300'])('%s is temporary', (code) => {
    const error = thrown({ code });
    expect([error.code, error.statusCode, error.retryAfter]).toEqual(['unavailable', 503, 1]);
  });

  it('a database whose socket is missing is temporary, any other missing file is an internal error', () => {
    const codeOf = (syscall: string) => thrown({ code: 'ENOENT', syscall }).code;
    expect(['connect', 'open'].map(codeOf)).toEqual(['unavailable', 'internal']);
  });

  it.each([
    [{ statusCode: 413 }, 413, 'request.too_large'],
    [{ statusCode: 415 }, 415, 'request.invalid'],
    [{ statusCode: 418 }, 400, 'request.invalid'],
    [{ code: '22021' }, 400, 'request.invalid'],
    [{ code: '22P05' }, 400, 'request.invalid'],
  ])('%j is mapped to %i', (facts, status, code) => {
    const error = thrown(facts);
    expect([error.statusCode, error.code]).toEqual([status, code]);
  });

  it.each([
    [{ code: '23514', table: 'user_profile', constraint: 'user_profile_phone_check' }, { phone: 'invalid' }],
    [{ code: '23514', table: 'user_profile', constraint: 'user_profile_phone_check1' }, { phone: 'invalid' }],
    [{ code: '23514', table: 'user_profile', constraint: 'a_rule_of_the_row' }, undefined],
    [{ code: '23503', table: 'offer_item', constraint: 'offer_item_offer_id_fkey' }, { offer_id: 'invalid' }],
    [{ code: '23503', table: 'offer_item', constraint: 'a_reference_of_the_row' }, undefined],
    [{ code: '23502', table: 'user_profile', column: 'name' }, { name: 'required' }],
    [{ code: '22001' }, undefined],
    [{ code: '22P02' }, undefined],
    [{ code: '22003' }, undefined],
  ])('%j is invalid, with the field if the database names it', (facts, fields) => {
    const refusal = thrown({ ...facts, detail: 'Failing row contains (eva@example.org)' }).body();
    expect(refusal).toEqual({
      code: 'request.invalid',
      message: 'request.invalid',
      ...(fields === undefined ? {} : { fields }),
    });
  });

  it.each([
    {},
    { code: '23505', constraint: 'of_nobodys_typing' },
    { code: 'P0001', message: 'no code of ours' },
    { code: '42P01' },
  ])('the refusal of %j reveals no internals', (facts) => {
    expect(thrown(facts).body()).toEqual({ code: 'internal', message: 'internal' });
  });

  it('the internal cause of a refusal is kept for the log', () => {
    const error = new AppError('unavailable', { message: 'the register answered 500', details: { host: '10.0.0.5' } });
    expect(error.body()).toEqual({ code: 'unavailable', message: 'unavailable' });
    expect(error.message).toBe('the register answered 500');
  });

  it('a thrown value that is not an error is accepted', () => {
    expect(toAppError(undefined).code).toBe('internal');
    expect(toAppError('text').code).toBe('internal');
  });

  it('an AppError is returned unchanged', () => {
    const error = new AppError('auth.user_exists', { fields: { email: 'taken' } });
    expect(toAppError(error)).toBe(error);
    expect(error.body()).toEqual({ code: 'auth.user_exists', message: 'auth.user_exists', fields: { email: 'taken' } });
  });
});

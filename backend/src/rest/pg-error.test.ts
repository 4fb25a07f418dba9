import { DatabaseError } from 'pg';
import { fromDatabase } from './pg-error';

function answerOf(code: string, message = 'the inside') {
  const error = new DatabaseError(message, 10, 'error');
  Object.assign(error, { code, detail: 'the detail', hint: 'the hint' });
  const refusal = fromDatabase(error, true);
  return { status: refusal.status, headers: refusal.headers, body: refusal.body(), cause: refusal.cause === error };
}

it.each(['40001', '40P01', '57014', '53300'])('%s is temporary and reveals no internals', (code) => {
  const body = { code, message: 'unavailable', details: null, hint: null };
  expect(answerOf(code)).toEqual({ status: 503, headers: { 'retry-after': '1' }, body, cause: true });
});

it.each(['XX000', '58030', '25001'])('%s is an internal error and reveals no internals', (code) => {
  const body = { code, message: 'internal', details: null, hint: null };
  expect(answerOf(code)).toEqual({ status: 500, headers: {}, body, cause: true });
});

it.each(['23505', 'PT503'])('%s is reported with the message of the database', (code) => {
  expect(answerOf(code).body).toEqual({ code, message: 'the inside', details: 'the detail', hint: 'the hint' });
});

it.each([
  ['shop.basket_stale', 409],
  ['content.too_many_comments', 429],
  ['booking.ticket_unknown', 404],
  ['auth.login_required', 401],
  ['request.invalid', 400],
  ['no code of ours', 400],
  ['toString', 400],
])('a rule that raises %s is answered with %i', (message, status) => {
  const answer = answerOf('P0001', message);
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, 'P0001', message]);
});

it('the name of a private schema is not revealed', () => {
  expect(answerOf('42501', 'permission denied for schema app_private').body.message).toBe('permission denied');
  expect(answerOf('42501', 'permission denied for table news_item').body.message).toBe(
    'permission denied for table news_item',
  );
});

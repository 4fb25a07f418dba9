import { etagOf, isUnchanged } from './etag';

const asks = (known: string | undefined, etag: string) => isUnchanged({ headers: { 'if-none-match': known } }, etag);

test.each(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" ,"y"', '"x, y", "a"', '*', ' * '])(
  'a client that knows %s has the representation',
  (known) => {
    expect(asks(known, '"a"')).toBe(true);
    expect(asks(known, 'W/"a"')).toBe(true);
  },
);

test.each([undefined, '', '"b"', 'a', '"a", b"', '"x, "a", y"', '"*"'])('a client that knows %s lacks it', (known) => {
  expect(asks(known, '"b, a"')).toBe(false);
  expect(asks(known, 'W/"c"')).toBe(false);
});

test('equal contents have one tag, others another', () => {
  expect(etagOf('a')).toBe(etagOf(Buffer.from('a')));
  expect(etagOf('a')).not.toBe(etagOf('b'));
});

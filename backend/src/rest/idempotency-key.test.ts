import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await testApp();
  token = await site.tokenFor('sales@arbora.example');
}, 60_000);
afterAll(() => site.close());

let made = 0;
/** An offer; several may have the same title. */
const offer = () => ({ title: `Once ${(made += 1)}`, description: '', is_public: false });

function post(path: string, body: unknown, key: string, options: { prefer?: string; as?: string } = {}) {
  const { prefer = 'return=representation', as = token } = options;
  return site.call('POST', `/api/rest/${path}`, body, { token: as, headers: { 'idempotency-key': key, prefer } });
}

async function count(title: string): Promise<number> {
  return (await site.database.asOwner('select from offer where title = $1', [title])).length;
}

test.each(['return=representation', 'return=minimal', 'return=headers-only'])(
  'a repeated insert creates no second row and returns the first response: %s',
  async (prefer) => {
    const body = offer();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => post('offer', body, key, { prefer })));
    const [first] = answers;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    for (const answer of answers) {
      expect([answer.body, answer.headers['location'], answer.headers['content-range']]).toEqual([
        first?.body,
        first?.headers['location'],
        first?.headers['content-range'],
      ]);
    }
    expect(await count(body.title)).toBe(1);
  },
);

test('an insert without a key, or with another key, creates another row', async () => {
  const body = offer();
  for (const key of [crypto.randomUUID(), crypto.randomUUID()]) await post('offer', body, key);
  await site.call('POST', '/api/rest/offer', body, { token });
  expect(await count(body.title)).toBe(3);
});

test('a key reused with a different request is refused', async () => {
  const key = crypto.randomUUID();
  expect((await post('offer', offer(), key)).statusCode).toBe(201);
  const other = offer();
  const refused = await post('offer', other, key);
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { code: 'P0001', message: 'request.invalid', details: '{"reason":"idempotency_key_reused"}', hint: null },
  ]);
  expect(await count(other.title)).toBe(0);
});

test('a key is scoped to its caller and resource', async () => {
  const key = crypto.randomUUID();
  const one = offer();
  const two = offer();
  expect((await post('offer', one, key)).statusCode).toBe(201);
  const as = await site.tokenFor('admin@arbora.example');
  expect((await post('offer', two, key, { as })).statusCode).toBe(201);
  expect([await count(one.title), await count(two.title)]).toEqual([1, 1]);
});

test('a refused insert may be retried with the same key', async () => {
  const key = crypto.randomUUID();
  const one = offer();
  expect((await post('offer', { ...one, title: '' }, key)).statusCode).toBe(400);
  expect((await post('offer', one, key)).statusCode).toBe(201);
});

test.each(['short', 'x'.repeat(201)])('a key of invalid length is refused: %s', async (key) => {
  const refused = await post('offer', offer(), key);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'request.invalid']);
});

test('the response stored for a repeated insert is about as large as the insert', async () => {
  const body = { ...offer(), description: 'x'.repeat(5000) };
  const key = crypto.randomUUID();
  const copies = Array.from({ length: 200 }, (_, n) => `a${n}:description`).join(',');
  const refused = await post(`offer?select=${copies}`, [body, body], key);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'request.too_large']);
  expect(await count(body.title)).toBe(0);
  expect((await post('offer', [body, body], key)).statusCode).toBe(201);
});

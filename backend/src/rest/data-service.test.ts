import { ROLE } from '@arbora/domain';
import type { LightMyRequestResponse } from 'fastify';
import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
}, 60_000);
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  site.call('GET', `/api/rest/${path}`, undefined, { headers });

function refusal(answer: LightMyRequestResponse) {
  return { status: answer.statusCode, code: answer.json<{ code: string }>().code };
}

describe('exposed resources', () => {
  test('a table that is not declared does not exist for any role', async () => {
    const token = await site.tokenFor('admin@arbora.example');
    const answer = await site.call('GET', '/api/rest/auth_person', undefined, { token });
    expect(refusal(answer)).toEqual({ status: 404, code: '42P01' });
  });

  test('the auth API has its own list of resources', async () => {
    const token = await site.tokenFor('admin@arbora.example');
    const found = await site.call(
      'GET',
      '/api/at-rest/auth_person?select=email,user_profile(acl)&email=eq.sales@arbora.example',
      undefined,
      { token },
    );
    expect(found.json()).toEqual([{ email: 'sales@arbora.example', user_profile: { acl: ['sales'] } }]);
    expect(refusal(await site.call('GET', '/api/at-rest/news_item', undefined, { token }))).toEqual({
      status: 404,
      code: '42P01',
    });
  });

  test('private schemas are not reachable', async () => {
    for (const path of [
      'app_private.credential',
      'credential',
      'pg_catalog.pg_roles',
      '%22app_private%22.%22credential%22',
    ]) {
      expect(refusal(await get(path))).toEqual({ status: 404, code: '42P01' });
    }
  });

  test('responses carry no-store', async () => {
    expect((await get('booking_event?limit=1')).headers['cache-control']).toBe('no-store');
  });
});

describe('tokens', () => {
  const person = { sub: '0a000000-0000-4000-8000-000000000009', email: 'x@y.cz', role: ROLE.customer };

  test('a malformed token is refused with a PostgREST error', async () => {
    const answer = await site.call('GET', '/api/rest/booking_event', undefined, { token: 'nonsense' });
    expect(refusal(answer)).toEqual({ status: 401, code: 'PGRST301' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('an expired token is refused with a PostgREST error', async () => {
    const token = await site.tokenFor({ ...person, exp: Math.floor(Date.now() / 1000) - 1 });
    const answer = await site.call('GET', '/api/rest/booking_event', undefined, { token });
    expect(answer.json()).toMatchObject({ code: 'PGRST301', message: 'JWT expired' });
  });
});

describe('bodies', () => {
  const change = async (column: string, payload: Buffer) => {
    const token = await site.tokenFor('customer@arbora.example');
    const answer = await site.app.inject({
      method: 'PATCH',
      url: `/api/rest/user_profile?email=eq.customer@arbora.example&select=${column}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  test.each(['ff', 'fffe', 'c328', 'eda080'])(
    'bytes that are not UTF-8 are refused rather than replaced: %s',
    async (hex) => {
      const body = Buffer.concat([Buffer.from('{"phone":"'), Buffer.from(hex, 'hex'), Buffer.from('"}')]);
      expect(await change('phone', body)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    },
  );

  test('UTF-8 characters of every length are stored unchanged', async () => {
    const body = { company: 'Žižkův 🌳 € ha' };
    expect(await change('company', Buffer.from(JSON.stringify(body)))).toEqual({ status: 200, body: [body] });
  });

  test.each([{ a: 1 }, ['a'], []])('a list or an object is refused for a text column: %j', async (phone) => {
    expect(await change('phone', Buffer.from(JSON.stringify({ phone })))).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: '{"field":"phone"}' },
    });
  });
});

describe('limits', () => {
  test.each([
    ['a long URL', `booking_event?title=eq.${'x'.repeat(8200)}`, 414],
    [
      'resources nested too deep',
      `booking_event?select=${'booking_event_slot(booking_event('.repeat(4)}id${'))'.repeat(4)}`,
      400,
    ],
    ['logic nested too deep', `booking_event?or=${'(and'.repeat(12)}(id.is.null)${')'.repeat(12)}`, 400],
    ['too many parameters', `booking_event?${'title=eq.x&'.repeat(101)}`, 400],
    ['too many columns', `booking_event?select=${Array(201).fill('id').join(',')}`, 400],
  ])('%s is refused', async (_what, path, status) => {
    expect(refusal(await get(path))).toEqual({
      status,
      code: status === 414 ? 'request.too_large' : 'request.invalid',
    });
  });

  test('a body above the limit is refused', async () => {
    const token = await site.tokenFor('sales@arbora.example');
    const answer = await site.call('POST', '/api/rest/booking_event', { title: 'x'.repeat(1_100_000) }, { token });
    expect(answer.statusCode).toBe(413);
  });

  test('a page has at most a thousand rows', async () => {
    const { headers } = await get('katalog_items?select=name&limit=100000', { prefer: 'count=exact' });
    const [, last = '0'] = /^0-(\d+)\//.exec(String(headers['content-range'])) ?? [];
    expect(Number(last)).toBeLessThan(1000);
  });

  test('a page may start after the thousandth row', async () => {
    const list = 'katalog_items?select=product_item_id&order=product_item_id';
    const page = (await get(list, { range: '1000-1009' })).json<unknown[]>();
    expect(page).toHaveLength(10);
    expect(page).toEqual((await get(`${list}&offset=1000&limit=10`)).json());
  });
});

test('a write is committed and returns one object on request', async () => {
  const token = await site.tokenFor('editor@arbora.example');
  const headers = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
  const body = { slug: 'prvni-jarni-den', title: 'První jarní den', locale: 'cs', is_published: true };
  const made = await site.call('POST', '/api/rest/news_item?select=slug,title', body, { token, headers });
  expect(made.json()).toEqual({ slug: body.slug, title: body.title });
  expect((await get(`news_item?select=title&slug=eq.${body.slug}`)).json()).toEqual([{ title: body.title }]);
});

test('a write that would return several objects instead of the requested one is rolled back', async () => {
  const token = await site.tokenFor('editor@arbora.example');
  const headers = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
  const rows = ['a', 'b'].map((slug) => ({ slug: `dve-${slug}`, title: slug, locale: 'cs', is_published: true }));
  const refused = await site.call('POST', '/api/rest/news_item', rows, { token, headers });
  expect(refusal(refused)).toEqual({ status: 406, code: 'PGRST116' });
  expect((await get('news_item?slug=like.dve-*')).json()).toEqual([]);
});

test.each(['PATCH', 'DELETE'] as const)('%s of a whole table is refused without a filter', async (method) => {
  const token = await site.tokenFor('admin@arbora.example');
  const body = method === 'PATCH' ? { is_public: true } : undefined;
  const ask = (query: string) =>
    site.call(method, `/api/rest/job_position${query}`, body, { token, headers: { prefer: 'count=exact' } });
  for (const query of ['', '?select=id', '?order=created_at']) {
    expect(refusal(await ask(query))).toEqual({ status: 400, code: '21000' });
  }
  const [{ count }] = (await site.database.asOwner<{ count: number }>('select count(*) from job_position')) as [
    { count: number },
  ];
  const meant = await ask('?id=not.is.null');
  expect(meant.statusCode).toBe(204);
  expect(meant.headers['content-range']).toMatch(new RegExp(`/${count}$`));
});

test('a failed statement leaves its connection usable', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      get(index % 3 === 0 ? 'booking_event?id=eq.x' : 'booking_event?limit=1&select=id'),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 200]));
  const roles = await site.database.pool.query<{ current_user: string }>('select current_user');
  expect(roles.rows).toEqual([{ current_user: 'authenticator' }]);
});

describe('schemas', () => {
  test.each(['GET', 'HEAD'] as const)('%s of another schema is refused', async (method) => {
    const read = (headers: Record<string, string>) =>
      site.app.inject({ method, url: '/api/rest/booking_event?limit=1', headers });
    expect((await read({ 'accept-profile': 'nonsense' })).statusCode).toBe(406);
    expect((await read({ 'accept-profile': 'public', 'content-profile': 'nonsense' })).statusCode).toBe(200);
  });

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)('%s in another schema is refused', async (method) => {
    const answer = await site.app.inject({
      method,
      url: '/api/rest/web_inquiry?id=eq.1',
      headers: { 'content-profile': 'nonsense', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      406,
      { code: 'PGRST106', message: 'The schema must be one of the following: public', details: null, hint: null },
    ]);
  });
});

test('an insert through a view, which has no key, names no location', async () => {
  const token = await site.tokenFor('admin@arbora.example');
  const [event] = (await get('booking_event?select=id&limit=1')).json<{ id: string }[]>();
  const slot = {
    event_id: event!.id,
    name: 'Termín',
    date_start: '2099-05-01T08:00:00Z',
    price: 0,
    capacity_total: 5,
  };
  const answer = await site.call('POST', '/api/rest/booking_event_slot', slot, {
    token,
    headers: { prefer: 'return=headers-only' },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([201, undefined]);
});

import type { InjectOptions } from 'fastify';
import { testApp, type TestApp } from '../../tests/app';

/** Names that every object inherits from `Object.prototype`. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await testApp();
  token = await site.tokenFor('admin@arbora.example');
});
afterAll(() => site.close());

const get = (target: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'GET',
  url: target,
  headers,
});
const send = (method: 'POST' | 'PATCH' | 'PUT', target: string, payload: string, headers = {}): InjectOptions => ({
  method,
  url: target,
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});

type Place = readonly [where: string, request: (word: string) => InjectOptions, status: number, code: string | null];

/** Every position of a request whose text is used as a key; a code of null means that the request succeeds. */
const PLACES: readonly Place[] = [
  ['a resource', (word) => get(word), 404, '42P01'],
  ['a function', (word) => get(`rpc/${word}`), 404, 'PGRST202'],
  ['a function that is called', (word) => send('POST', `rpc/${word}`, '{}'), 404, 'PGRST202'],
  ['an argument', (word) => get(`rpc/katalog_search?query=x&${word}=x`), 404, 'PGRST202'],
  ['an argument in a body', (word) => send('POST', 'rpc/katalog_search', `{"${word}":"x"}`), 404, 'PGRST202'],
  ['Accept', (word) => get('product_size', { accept: word }), 415, 'PGRST107'],
  ['a type in Accept', (word) => get('product_size', { accept: `application/${word}` }), 415, 'PGRST107'],
  ['Prefer', (word) => get('product_size?limit=1', { prefer: word }), 200, null],
  ['a preference', (word) => get('product_size', { prefer: `handling=strict, ${word}=1` }), 400, 'PGRST122'],
  [
    'a value of a preference',
    (word) => get('product_size', { prefer: `handling=strict, count=${word}` }),
    400,
    'PGRST122',
  ],
  ['a time zone', (word) => get('product_size', { prefer: `handling=strict, timezone=${word}` }), 400, 'PGRST122'],
  ['Range', (word) => get('product_size?limit=1', { range: word }), 200, null],
  ['a column', (word) => get(`product_size?select=${word}`), 400, '42703'],
  ['an alias', (word) => get(`product_size?select=${word}:id&limit=1`), 200, null],
  ['a cast', (word) => get(`product_size?select=id::${word}`), 400, '42704'],
  ['an embedded resource', (word) => get(`product_item?select=${word}(id)`), 400, 'PGRST200'],
  [
    'an alias of an embedded resource',
    (word) => get(`product_item?select=${word}:product_size(id)&limit=1`),
    200,
    null,
  ],
  ['a hint', (word) => get(`product_item?select=product_size!${word}(id)`), 400, 'PGRST200'],
  ['the order', (word) => get(`product_size?order=${word}`), 400, '42703'],
  ['a direction', (word) => get(`product_size?order=id.${word}`), 400, 'PGRST100'],
  ['a filter', (word) => get(`product_size?${word}=eq.1`), 400, '42703'],
  ['an operator', (word) => get(`product_size?id=${word}.1`), 400, 'PGRST100'],
  ['an operator in a condition', (word) => get(`product_size?or=(id.${word}.1)`), 400, 'PGRST100'],
  ['a quantifier', (word) => get(`product_size?id=eq(${word}).1`), 400, 'PGRST100'],
  ['a language', (word) => get(`product_size?name=fts(${word}).x`), 400, '42704'],
  ['a value of is', (word) => get(`product_size?id=is.${word}`), 400, 'PGRST100'],
  ['a limit', (word) => get(`product_size?limit=${word}`), 200, null],
  ['the path of a parameter', (word) => get(`product_size?${word}.id=eq.1`), 400, 'PGRST108'],
  ['columns', (word) => send('POST', `product_size?columns=${word}`, '{}'), 400, 'PGRST204'],
  ['a key of a row', (word) => send('POST', 'product_size', `{"${word}":1}`), 400, 'PGRST204'],
  ['a key of a change', (word) => send('PATCH', 'product_size?id=is.null', `{"${word}":1}`), 400, 'PGRST204'],
  ['a key of a row that is cleaned', (word) => send('POST', 'news_item', `{"body":"x","${word}":1}`), 400, 'PGRST204'],
  [
    'on_conflict',
    (word) =>
      send('POST', `product_size?on_conflict=${word}`, '{"name":"x"}', { prefer: 'resolution=merge-duplicates' }),
    400,
    '42703',
  ],
];

describe.each(PLACES)('%s', (_where, request, status, code) => {
  test.each(INHERITED)('the inherited name %s is treated as unknown', async (word) => {
    const { url, headers, ...options } = request(word);
    const answer = await site.app.inject({
      ...options,
      url: `/api/rest/${url as string}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(answer.body).not.toMatch(/undefined|\[native code|\[object/);
    const refusal = status < 300 ? null : answer.json<{ code: string }>().code;
    expect([answer.statusCode, refusal]).toEqual([status, code]);
  });
});

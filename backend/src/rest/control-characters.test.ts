import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const code = (point: number) => String.fromCodePoint(point);
/** C0, DEL and C1. */
const CONTROLS = [
  ...Array.from({ length: 32 }, (_, point) => code(point)),
  ...Array.from({ length: 33 }, (_, n) => code(127 + n)),
];

type Position = readonly [where: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', target: (name: string) => string];

/** Every position in a request where a quoted name may stand; `name` is already encoded and quoted. */
const POSITIONS: readonly Position[] = [
  ['a column', 'GET', (name) => `product_size?select=${name}`],
  ['an alias', 'GET', (name) => `product_size?select=${name}:id`],
  ['an alias of a step into JSON', 'GET', (name) => `user_profile?select=${name}:basket->a`],
  ['a key of JSON', 'GET', (name) => `user_profile?select=basket->${name}`],
  ['a column of an embedded resource', 'GET', (name) => `product_item?select=product_size(${name})`],
  ['an alias in an embedded resource', 'GET', (name) => `product_item?select=product_size(${name}:id)`],
  ['an embedded resource', 'GET', (name) => `product_item?select=${name}(id)`],
  ['an alias of an embedded resource', 'GET', (name) => `product_item?select=${name}:product_size(id)`],
  ['a hint', 'GET', (name) => `product_item?select=product_size!${name}(id)`],
  ['a spread', 'GET', (name) => `product_item?select=...${name}(id)`],
  ['an alias in a spread', 'GET', (name) => `product_item?select=...product_size(${name}:id)`],
  ['the order', 'GET', (name) => `product_size?order=${name}.desc`],
  ['a key in the order', 'GET', (name) => `user_profile?order=basket->${name}`],
  ['an embedded resource in the order', 'GET', (name) => `product_item?select=product_size(id)&order=${name}(id)`],
  [
    'an embedded column in the order',
    'GET',
    (name) => `product_item?select=product_size(id)&order=product_size(${name})`,
  ],
  ['a filter', 'GET', (name) => `product_size?${name}=eq.1`],
  ['a key in a filter', 'GET', (name) => `user_profile?basket->>${name}=eq.1`],
  [
    'a filter of an embedded resource',
    'GET',
    (name) => `product_item?select=product_size(id)&product_size.${name}=eq.1`,
  ],
  ['the path of a filter', 'GET', (name) => `product_item?${name}.id=eq.1`],
  ['the path of an order', 'GET', (name) => `product_item?${name}.order=id`],
  ['the path of a limit', 'GET', (name) => `product_item?${name}.limit=1`],
  ['the path of a condition', 'GET', (name) => `product_item?${name}.or=(id.is.null)`],
  ['a condition', 'GET', (name) => `product_size?or=(${name}.is.null)`],
  ['a key in a condition', 'GET', (name) => `user_profile?and=(basket->${name}.is.null)`],
  ['columns', 'POST', (name) => `product_size?columns=${name}`],
  ['on_conflict', 'POST', (name) => `product_size?on_conflict=${name}`],
  ['the alias of what is written', 'POST', (name) => `product_size?select=${name}:id`],
  ['the alias of what is changed', 'PATCH', (name) => `product_size?select=${name}:id&id=is.null`],
  ['the alias of what is deleted', 'DELETE', (name) => `product_size?select=${name}:id&id=is.null`],
  ['an alias of what a function returns', 'GET', (name) => `rpc/katalog_search?query=x&select=${name}:name`],
  ['an argument of a function', 'GET', (name) => `rpc/katalog_search?${name}=x`],
];

test.each(POSITIONS)('control characters are refused in %s', async (_where, method, target) => {
  for (const character of CONTROLS) {
    const name = encodeURIComponent(`"x${character}y"`);
    const answer = await site.app.inject({
      method,
      url: `/api/rest/${target(name)}`,
      headers: { 'content-type': 'application/json', prefer: 'return=representation, resolution=merge-duplicates' },
      ...(method === 'POST' || method === 'PATCH' ? { payload: '{}' } : {}),
    });
    expect([character, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([character, 400, 'PGRST100']);
  }
});

test.each(['product_size%00', 'rpc/katalog_search%00', '%00', 'rpc/%00', '%1b'])(
  '%s does not exist',
  async (target) => {
    const { statusCode } = await site.app.inject({ method: 'GET', url: `/api/rest/${target}` });
    expect(statusCode).toBe(404);
  },
);

test.each([
  ['a column that is not declared', 'nosuch'],
  ['a column of the row', 'ctid'],
])('on_conflict with %s is refused', async (_what, column) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/rest/product_size?on_conflict=${column}`,
    headers: { 'content-type': 'application/json', prefer: 'resolution=merge-duplicates' },
    payload: '{"name":"x"}',
  });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, '42703']);
});

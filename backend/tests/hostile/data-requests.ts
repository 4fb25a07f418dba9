import fc from 'fast-check';

/** A request of an arbitrary client. */
export interface HostileRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';
  /** Path below the base path with query, already encoded, possibly incorrectly. */
  target: string;
  as: HostileCaller;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

export const HOSTILE_CALLERS = ['nobody', 'customer', 'sales', 'editor', 'admin', 'forged'] as const;
export type HostileCaller = (typeof HOSTILE_CALLERS)[number];

/** Names exposed by a data service, from which requests are generated. */
export interface Vocabulary {
  resources: Readonly<Record<string, readonly string[]>>;
  functions: readonly string[];
  /** Resources that can be embedded in each other. */
  relations: readonly { from: string; to: string }[];
}

const OPERATORS = [
  'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'in', 'is', 'isdistinct', 'fts', 'plfts',
  'phfts', 'wfts', 'fts(english)', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj', 'not.eq', 'not.in', 'not.is',
  'eq(any)', 'like(all)', 'ilike(any)', 'nosuch', 'not', 'not.not.eq', '',
]; // oxfmt-ignore

const VALUES = [
  'null', 'true', 'unknown', '0', '-1', '1.5', '1e400', '99999999999999999999', 'NaN', 'Infinity', '2026-11-21',
  '2026-02-31', 'infinity', '{}', '{a,b}', '{"a', '(1,2)', '("a","b")', '(,)', '()', '[1,5)', '[5,1)', '*', '%', '_',
  '**a**', '\\', '{"a":1}', '{', '"', "'", "';--", ') or (true', '%00', '\u0000', '\ud800', 'ž', '💣', '00000000-0000-4000-8000-000000000000',
  'epoch', '(((((', '[[[', '!', 'a & b', 'a & (', '<->', '$1', '::int', 'id::text', '..', '.', ',', ' ', '\n',
]; // oxfmt-ignore

const CASTS = ['', '', '', '::text', '::int', '::jsonb', '::nosuch', '::text[]', '::"', '::regclass', '::oid'];
const JSON_PATHS = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '->a',
  '->>a',
  '->0',
  '->>-1',
  '->a->b->>c',
  '->',
  '->>',
  '->"x',
  "->'x'",
];

/** Text of any kind, sometimes very long. */
const anyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('a', '(', 'ž', ',', '%'), fc.nat(3000)).map(([c, n]) => c.repeat(n)),
  },
);

/** Percent-encoded bytes that are not UTF-8. */
const brokenBytes = fc.constantFrom(
  '%ff',
  '%c3%28',
  '%e2%82',
  '%f0%9f%92',
  '%ed%a0%80',
  '%',
  '%zz',
  '%0',
  '%00',
  '%25ff',
);

const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function encode(text: string): string {
  // A lone surrogate has no encoding; careless clients send bytes that are not UTF-8 instead.
  return encodeURIComponent(text.replace(lone, '￿')).replaceAll('%EF%BF%BF', '%ed%a0%80');
}

function declaredColumns({ resources }: Vocabulary, resource: string): readonly string[] {
  return Object.hasOwn(resources, resource) ? (resources[resource] ?? []) : ['id'];
}

function columnsOf(vocabulary: Vocabulary, resource: string): fc.Arbitrary<string> {
  const columns = declaredColumns(vocabulary, resource);
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...columns) },
    { weight: 1, arbitrary: fc.constantFrom('nosuch', '', '*', 'id"', 'ctid', 'xmin', '"odd name"') },
  );
}

function fieldOf(vocabulary: Vocabulary, resource: string): fc.Arbitrary<string> {
  return fc.tuple(columnsOf(vocabulary, resource), fc.constantFrom(...JSON_PATHS)).map((parts) => parts.join(''));
}

/** A mostly valid select list: columns, aliases, casts, JSON paths, nested embeds. */
function selectOf(vocabulary: Vocabulary, resource: string, depth = 0): fc.Arbitrary<string> {
  const column = fc
    .tuple(fc.constantFrom('', '', '', 'x:', ':', '"a b":'), fieldOf(vocabulary, resource), fc.constantFrom(...CASTS))
    .map((parts) => parts.join(''));
  const embedded = fc
    .tuple(
      fc.constantFrom('', '', '...', 'y:'),
      fc.constantFrom(...Object.keys(vocabulary.resources), 'nosuch'),
      fc.constantFrom('', '', '!inner', '!left', '!nosuch', '!id!inner'),
    )
    .chain(([prefix, name, hint]) =>
      (depth > 0 ? fc.constant('id') : selectOf(vocabulary, name, depth + 1)).map(
        (inside) => `${prefix}${name}${hint}(${inside})`,
      ),
    );
  const item = fc.oneof(
    { weight: 5, arbitrary: column },
    { weight: 2, arbitrary: embedded },
    { weight: 1, arbitrary: anyText },
  );
  return fc.array(item, { maxLength: depth === 0 ? 5 : 2 }).map((items) => items.join(','));
}

/** Nested embeds along relations in both directions, each repeated with all its columns. */
function wideSelectOf(vocabulary: Vocabulary, resource: string, depth = 0): fc.Arbitrary<string> {
  const next = vocabulary.relations.flatMap(({ from, to }) =>
    from === resource ? [to] : to === resource ? [from] : [],
  );
  if (next.length === 0 || depth > 4) return fc.constantFrom('*', '*,*,*');
  const embedded = fc
    .tuple(fc.constantFrom(...next), fc.constantFrom(1, 1, 2, 4, 9))
    .chain(([name, copies]) =>
      wideSelectOf(vocabulary, name, depth + 1).map((inside) =>
        Array.from({ length: copies }, (_, n) => `a${n}:${name}(${inside})`).join(','),
      ),
    );
  return fc.tuple(fc.constantFrom('*', 'id'), embedded).map((parts) => parts.join(','));
}

/** `op.value`. */
const operation = fc
  .tuple(fc.constantFrom(...OPERATORS), anyText)
  .map(([operator, value]) => `${operator}.${operator.endsWith('in') ? `(${value})` : value}`);

function logicOf(vocabulary: Vocabulary, resource: string, depth = 0): fc.Arbitrary<string> {
  const condition = fc.tuple(fieldOf(vocabulary, resource), operation).map((parts) => parts.join('.'));
  const nest = fc
    .tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or', 'nor'), fc.constant(depth))
    .chain(([word]) =>
      (depth > 1 ? condition : logicOf(vocabulary, resource, depth + 1)).map((inside) => `${word}${inside}`),
    );
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: condition }, { weight: 1, arbitrary: nest }), { maxLength: 4 })
    .map((items) => `(${items.join(',')})`);
}

function parameterOf(vocabulary: Vocabulary, resource: string): fc.Arbitrary<[string, string]> {
  const order = fc
    .array(
      fc
        .tuple(
          fieldOf(vocabulary, resource),
          fc.constantFrom('', '.desc', '.asc', '.nullsfirst', '.desc.nullslast', '.up'),
        )
        .map((parts) => parts.join('')),
      { maxLength: 3 },
    )
    .map((items) => items.join(','));
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constant('select'), selectOf(vocabulary, resource)) },
    { weight: 6, arbitrary: fc.tuple(fieldOf(vocabulary, resource), operation) },
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom('or', 'and', 'not.or', 'x.or'), logicOf(vocabulary, resource)) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('order'), order) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom('limit', 'offset', 'x.limit', 'x.order', 'x.id'), anyText) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('columns', 'on_conflict', 'args', 'query'), anyText) },
    { weight: 1, arbitrary: fc.tuple(anyText, anyText) },
  );
}

/** Headers with their frequency, usual and unusual values. */
const HEADERS: Readonly<Record<string, readonly [often: number, usual: readonly string[], odd: readonly string[]]>> = {
  accept: [
    2,
    ['application/json', '*/*', 'application/vnd.pgrst.object+json', 'text/csv'],
    [
      'application/vnd.pgrst.array+json;nulls=stripped', 'text/html', '*/*;q=0', ';;;', 'application/vnd.pgrst.plan',
      'application/octet-stream', 'a'.repeat(5000),
    ],
  ],
  prefer: [
    5,
    [
      'count=exact', 'return=representation', 'return=headers-only', 'return=representation, count=exact',
      'resolution=merge-duplicates, return=representation', 'resolution=ignore-duplicates', 'missing=default',
    ],
    ['count=planned', 'tx=rollback', 'max-affected=1', 'timezone=nowhere, handling=strict', 'handling=strict, x', '=,=;'],
  ],
  range: [2, ['0-9', '5-'], ['9-0', '-5', 'a-b', '0-99999999999999999999', 'bytes=0-1', '1000000-1000001']],
  'content-type': [
    3,
    ['application/json', 'application/vnd.pgrst.array+json'],
    ['text/csv', 'application/x-www-form-urlencoded', 'x', 'application/json; charset=nosuch', 'multipart/form-data'],
  ],
  'accept-profile': [1, ['public'], ['app_private', 'pg_catalog', '']],
  'content-profile': [1, ['public'], ['app_private']],
  'x-http-method-override': [1, ['DELETE'], ['']],
  'content-encoding': [1, ['identity'], ['gzip']],
}; // oxfmt-ignore

const headers = fc
  .record(
    Object.fromEntries(
      Object.entries(HEADERS).map(([name, [often, usual, odd]]) => [
        name,
        fc.oneof(
          { weight: 10 - often, arbitrary: fc.constant(undefined) },
          {
            weight: often,
            arbitrary: fc.oneof(
              { weight: 5, arbitrary: fc.constantFrom(...usual) },
              { weight: 1, arbitrary: fc.constantFrom(...odd) },
            ),
          },
        ),
      ]),
    ),
  )
  .map(
    (given) =>
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Record<string, string>,
  );

function bodyOf(vocabulary: Vocabulary, resource: string): fc.Arbitrary<string | Buffer | undefined> {
  const value = fc.oneof(anyText, fc.jsonValue(), fc.double(), fc.bigInt().map(String));
  const row = fc.dictionary(columnsOf(vocabulary, resource), value, { maxKeys: 6 });
  const json = fc.oneof(
    { weight: 5, arbitrary: row },
    { weight: 3, arbitrary: fc.array(row, { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  return fc.oneof(
    { weight: 8, arbitrary: json.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: json.map((one) => Buffer.concat([Buffer.from(JSON.stringify(one)), Buffer.from([0xff, 0xc3])])),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '', '{', '[', '[{}]', '[{},{"id":1}]', '{"id":1,"id":2}', '{"__proto__":{"x":1}}', '{"constructor":1}', '"\\ud800"',
        '{"id":"\\u0000"}', '{"basket":"\\u0000"}', '1e999999', '[[[[[[]]]]]]', `${'['.repeat(5000)}${']'.repeat(5000)}`,
        `{"basket":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`, `[${'{"id":1},'.repeat(3000)}{}]`, '{"":""}', 'null', 'true',
      ), // oxfmt-ignore
    },
  );
}

/** Requests of every kind, valid in most parts, so that an invalid part is processed far. */
export function hostileRequests(vocabulary: Vocabulary): fc.Arbitrary<HostileRequest> {
  const names = Object.keys(vocabulary.resources);
  const name = fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...names) },
    { weight: 3, arbitrary: fc.constantFrom(...vocabulary.functions.map((fn) => `rpc/${fn}`)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '', 'rpc', 'rpc/', 'rpc/nosuch', 'rpc/pg_sleep', 'rpc/version', 'pg_roles', 'nosuch', 'app_private.credential',
        '%00', '%ff', '%', '..', 'a/b/c', 'booking_event/', 'constructor', '__proto__', 'toString', '"', 'x'.repeat(3000),
      ), // oxfmt-ignore
    },
  );
  return name.chain((resource) => {
    const parameters = fc.array(
      fc.oneof(
        {
          weight: 48,
          arbitrary: parameterOf(vocabulary, resource).map((pair) => pair.map((text) => encode(text)).join('=')),
        },
        {
          weight: 4,
          arbitrary: fc
            .tuple(fc.constantFrom(...declaredColumns(vocabulary, resource)), brokenBytes)
            .map(([c, b]) => `${c}=eq.${b}`),
        },
        { weight: 1, arbitrary: wideSelectOf(vocabulary, resource).map((list) => `select=${list}`) },
        { weight: 4, arbitrary: fc.constantFrom('', '=', '&&', 'select', 'select=', '=eq.1', '?', '#', 'id=eq.1=2') },
      ),
      { maxLength: 4 },
    );
    return fc.record({
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constant('GET' as const) },
        { weight: 4, arbitrary: fc.constantFrom('POST' as const, 'PATCH' as const) },
        {
          weight: 2,
          arbitrary: fc.constantFrom('HEAD' as const, 'PUT' as const, 'DELETE' as const, 'OPTIONS' as const),
        },
      ),
      target: parameters.map((all) => `${resource}${all.length > 0 ? `?${all.join('&')}` : ''}`),
      as: fc.constantFrom(...HOSTILE_CALLERS),
      headers,
      body: bodyOf(vocabulary, resource),
    });
  });
}

import { ask } from '../oracle-case';

const WRITES = [
  ['POST /oracle_label', { id: 10, name: 'ten' }],
  ['PATCH /oracle_label?id=eq.3', { name: 'three' }],
  ['PUT /oracle_label?id=eq.3', { id: 3, name: 'three' }],
  ['DELETE /oracle_label?id=eq.3', undefined],
] as const;

const PREFERENCES = [
  'return=minimal',
  'return=headers-only',
  'return=representation',
  'return=representation, count=exact',
  'return=minimal, return=representation',
  'count=exact',
  'missing=default',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'handling=strict',
  'handling=strict, return=nothing',
  'handling=lenient, return=nothing',
  'return=representation;count=exact',
  'RETURN=representation',
];

/** Each kind of write with each preference. */
const written = WRITES.flatMap(([request, body]) =>
  PREFERENCES.map((prefer) => ask('customer', request, { prefer, ...(body === undefined ? {} : { body }) })),
);

const ACCEPTED = [
  '*/*',
  'application/*',
  'application/json; charset=utf-8',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.array+json;nulls=stripped',
  'text/csv',
  'text/plain',
];

/** Each kind of write with each representation. */
const answered = WRITES.flatMap(([request, body]) =>
  ACCEPTED.map((accept) =>
    ask('customer', request, {
      accept,
      prefer: 'return=representation',
      ...(body === undefined ? {} : { body }),
      ...(accept === 'application/*' ? { differs: ['mediaRange'] as const } : {}),
    }),
  ),
);

/** A view over one table, a missing resource and an undeclared one, with every method. */
const refused = [
  ...['oracle_nosuch', 'oracle_names'].flatMap((name) => [
    ask('anon', `GET /${name}?select=nosuch`),
    ask('anon', `DELETE /${name}?id=eq.1`),
  ]),
  ask('customer', 'PATCH /oracle_names?id=eq.1', { body: { id: 1 } }),
  ask('customer', 'PATCH /oracle_nosuch?id=eq.1', { body: { id: 1 }, differs: ['undeclared'] }),
  ask('anon', 'GET /oracle_unseen', { differs: ['undeclared'] }),
  ask('anon', 'DELETE /oracle_unseen?id=eq.1', { differs: ['undeclared'] }),
];

const ranges = ['0-0', '0-', '1-1', '4-9', '5-9', '6-9', '100-', 'x-1', '1', '-1', '0-1,3-4'].flatMap((range) => [
  ask('anon', 'GET /oracle_thing?select=id&order=id', { range }),
  ask('anon', 'GET /oracle_thing?select=id&order=id', { range, prefer: 'count=exact' }),
  ask('anon', 'HEAD /oracle_thing?select=id&order=id', { range, prefer: 'count=exact' }),
]);

/** The one schema, another, and none. */
const profiles = ['public', 'nosuch', ''].flatMap((profile) => [
  ask('anon', 'GET /oracle_label?select=id&order=id', { profile }),
  ask('anon', 'HEAD /oracle_label?select=id&order=id', { profile }),
  ask('anon', 'GET /oracle_nosuch', { profile }),
  ask('anon', 'GET /rpc/oracle_add?a=1&b=2', { profile }),
  ask('customer', 'POST /oracle_label', { body: { id: 10, name: 'ten' }, profile }),
  ask('customer', 'PATCH /oracle_label?id=eq.1', { body: { name: 'x' }, profile }),
  ask('customer', 'DELETE /oracle_label?id=eq.3', { profile }),
]);

export const preferenceCases = [
  ...written,
  ...answered,
  ...refused,
  ...ranges,
  ...profiles,
  // A view over several tables is read-only.
  ask('sales', 'DELETE /reservation_check?ticket_id=eq.0e000000-0000-4000-8000-000000000001', {
    differs: ['notWritable'],
  }),
  ask('sales', 'PATCH /event_slots_capacity?used=eq.1', { body: { used: 2 }, differs: ['notWritable'] }),
  ask('anon', 'POST /katalog_items', { body: { name: 'x' }, differs: ['notWritable'] }),
];

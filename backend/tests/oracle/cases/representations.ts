import { ask } from '../oracle-case';

const ACCEPTED = [
  'application/json',
  'text/csv',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.array+json;nulls=stripped',
];
const SCALARS = [
  'oracle_texts',
  'oracle_null',
  'oracle_object',
  'oracle_nothing',
  'oracle_add?a=1',
  'oracle_claims',
  'oracle_moment',
];

/** Scalars in each representation, with counts. */
const scalars = SCALARS.flatMap((call) =>
  ACCEPTED.map((accept) =>
    ask('anon', `GET /rpc/${call}`, {
      accept,
      prefer: 'count=exact',
      ...(call === 'oracle_texts' && accept.includes('object') ? { differs: ['contentType'] as const } : {}),
    }),
  ),
);

/** A single row, or none, of functions that return no set. */
const single = ['oracle_first?select=id', 'oracle_none?select=id', 'oracle_add?a=1'].flatMap((call) =>
  ['', '&limit=0', '&offset=1', '&offset=2', '&limit=1&offset=1'].flatMap((window) => [
    ask('anon', `GET /rpc/${call}${window}`),
    ask('anon', `GET /rpc/${call}${window}`, { prefer: 'count=exact' }),
  ]),
);

const ZONES = ['Europe/Prague', 'UTC', 'CET', 'europe/prague', 'nowhere', '+02:00', 'posix/CET', ''];
const zones = ZONES.flatMap((zone) => [
  ask('anon', 'GET /oracle_thing?select=id,made_at&order=id&limit=2', { prefer: `timezone=${zone}` }),
  ask('anon', 'GET /rpc/oracle_moment', { prefer: `count=exact, timezone=${zone}` }),
  ask('anon', 'POST /rpc/oracle_nothing', { body: {}, prefer: `timezone=${zone}, handling=strict` }),
  ask('customer', 'PATCH /oracle_sample?id=eq.1&select=made_at,local_at', {
    body: { made_at: '2026-07-01T10:00:00', local_at: '2026-07-01T10:00:00+05' },
    prefer: `return=representation, timezone=${zone}, handling=lenient`,
  }),
  ask('customer', 'DELETE /oracle_label?id=eq.3', { prefer: `timezone=${zone}` }),
]);

const CSV = 'text/csv';
const lists = [
  'select=id,...oracle_detail(note,thing_id)',
  'select=id,...oracle_detail(note,oracle_thing(info,name))',
  'select=id,oracle_detail(note)',
  'select=id,x:oracle_detail(*),oracle_thing_label(label_id)',
  'select=id,oracle_detail()',
  'select=id,info,plain,tags,period',
  'select=*',
  'select="a,b":name,"=1":id',
].map((query) => ask('anon', `GET /oracle_thing?${query}&order=id`, { accept: CSV }));

export const representationCases = [
  ...scalars,
  ...single,
  ...zones,
  ...lists,
  ask('anon', 'GET /oracle_sample?order=id', { accept: CSV }),
  ask(
    'anon',
    'GET /oracle_detail?select=thing_id,...oracle_thing(...parent_id(x:name),oracle_label(id))&order=thing_id',
    { accept: CSV },
  ),
  ask('customer', 'POST /oracle_label', {
    body: { id: 10, name: '=1+1' },
    prefer: 'return=representation',
    accept: CSV,
  }),
  ask('customer', 'PATCH /oracle_thing?id=eq.1&select=id,...oracle_detail(note),oracle_label(id)', {
    body: { score: 1 },
    prefer: 'return=representation',
    accept: CSV,
    differs: ['csvHeadings'],
  }),
  ask('anon', 'GET /rpc/oracle_things?select=id,...oracle_detail(note)&order=id', {
    accept: CSV,
    differs: ['csvHeadings'],
  }),
  ask('anon', 'GET /oracle_thing?select=id,x:oracle_detail(*),oracle_label(id)&oracle_label.order=id&order=id', {
    accept: CSV,
    differs: ['csvOrder'],
  }),
  ask('anon', 'GET /oracle_thing?select=id', { accept: '' }),
  ask('anon', 'GET /oracle_thing?select=id', { accept: 'constructor' }),
];

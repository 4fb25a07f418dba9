import type { DifferenceName } from '../differences/differences';
import { ID } from '../fixture';
import { ask } from '../oracle-case';

const thing = (query: string, ...differs: DifferenceName[]) => ask('anon', `GET /oracle_thing?${query}`, { differs });

const BLANKS = [
  'or=(id.eq.1, id.eq.2)', 'or=(id.eq.1 ,name.eq.x)', 'or=( id.eq.1,id.eq.2)', 'or= (id.eq.1) ', 'or=(id.eq.1, and(id.eq.2))',
  'or=( and(id.eq.2))', 'or=(and (id.eq.2))', 'or=(and( id.eq.2) ,id.eq.1)', 'or=(not.and(id.eq.2))', 'or=( not.and(id.eq.2))',
  'or=(id.eq.1,\tid.eq.2)', 'or=(id .eq.2)', 'or=(id.in.( 1,2))', 'or=(id.in.(1,2) ,id.eq.3)', 'or=(id.in. (1,2) )',
  'or=(tags.cs.{tree} ,id.eq.3)', 'or=(name.eq."Acer",id.eq.3)', 'id=in. (1,2) ', 'not.not.or=(id.eq.1)', 'or=(name.like.{a{b}},id.eq.1)',
].map((query) => thing(`select=id&order=id&${encodeURI(query)}`)); // oxfmt-ignore

const BLANK_LISTS = [
  'id , name',
  ' id',
  'id ',
  'x : id',
  'id ::text',
  'id:: text',
  'oracle_detail( note )',
  'oracle_detail(note) ,id',
  '"id" ,name',
  'info -> a',
].map((list) => thing(`select=${encodeURIComponent(list)}&order=id`));

const WINDOWS = [
  'limit=0&offset=0', 'limit=0&offset=3', 'limit=2&offset=-1', 'limit=2&offset=-2', 'limit=5&offset=-2', 'limit=x&offset=2',
  'limit=x&offset=0', 'limit=&offset=2', 'limit=-1&offset=1', 'limit=-1', 'offset=-1', 'limit= 1', 'limit=99999999999999999999',
  'offset=9223372036854775807',
].flatMap((window) =>
  [undefined, '0-1', '1-3', '3-1'].flatMap((range) => [
    ask('anon', `GET /oracle_thing?select=id&order=id&${encodeURI(window)}`, range === undefined ? {} : { range }),
  ]),
); // oxfmt-ignore

/** Totals ignore windows of embedded resources. */
const TOTALS = ['limit=0', 'offset=1', 'limit=1', 'limit=0&limit=1'].flatMap((window) =>
  [
    'oracle_label!inner(id)',
    'oracle_detail!inner(note)',
    'oracle_label()&oracle_label=not.is.null',
    'oracle_thing_label!inner(oracle_label!inner(id))',
  ].map((embed) => {
    const name = /^\w+/.exec(embed)?.[0] ?? '';
    return ask('anon', `GET /oracle_thing?select=id,${embed}&order=id&${name}.${window}`, { prefer: 'count=exact' });
  }),
);

/** Requests with several errors: the first one in PostgREST's order is reported. */
const FAULTS = [
  'GET /nosuch?select=nosuch(id)', 'GET /nosuch?x=1', 'GET /nosuch?x.id=eq.1', 'GET /nosuch?limit=-1', 'GET /oracle_thing?id=1',
  'GET /oracle_thing?select=oracle_unseen(id)', 'GET /oracle_thing?limit=-1&id=1', 'GET /oracle_thing?limit=-1&select=nosuch(id)',
  'GET /oracle_thing?select=nosuch', 'GET /oracle_thing?select=nosuch(id)&x.id=eq.1', 'GET /oracle_thing?select=oracle_link(id)&order=x(id)',
  'GET /oracle_thing?select=...oracle_label(id)&order=x(id)', 'GET /oracle_thing?select=id.sum(),...oracle_label(id)',
  'GET /oracle_thing?select=id.sum()&limit=-1', 'GET /rpc/nosuch?limit=-1', 'GET /rpc/nosuch?select=a(b)', 'GET /rpc/oracle_things?x=1',
  'PATCH /rpc/nosuch?x=1', 'PUT /nosuch?id=eq.1', 'PUT /oracle_label?name=eq.1&select=nosuch(id)', 'POST /oracle_label?columns=nosuch',
  'DELETE /oracle_label?nosuch=eq.1', 'DELETE /oracle_label?limit=1',
].flatMap((request) =>
  [{}, { accept: 'text/html' }, { prefer: 'handling=strict, x=1' }].map((extras) =>
    ask('customer', request, {
      ...extras,
      ...(/^(?:PUT|POST)/.test(request) ? { body: { id: 1, name: 'x' } } : {}),
      differs: ['wording'],
    }),
  ),
); // oxfmt-ignore

export const dialectCases = [
  ...BLANKS,
  ...BLANK_LISTS,
  ...WINDOWS,
  ...TOTALS,
  ...FAULTS,
  thing('%20order=id', 'wording'),
  thing('%22order%22=eq.1'),
  thing('%22limit%22=eq.1', 'wording'),
  thing('x&select=id&order=id'),
  thing('select=id&or&limit&order=id'),
  thing('select=id&select=name&order=id&order=id.desc'),
  thing('select=id;order=id;limit=1'),
  thing('select=info->a!b,info->"c d"&order=id'),
  thing('select=oracle_thing_label(label_id->0)&id=eq.1'),
  thing('select=id,oracle_detail!left!inner(note)&id=eq.3'),
  thing('select=id,tags::text[]', 'wording'),
  thing('select=id,oracle_detail!innerx(note)', 'wording'),
  thing('select=info->a.b', 'wording'),
  thing('select=period::int4range,flag::bool&order=id'),
  ask('anon', 'GET /oracle_sample?select=mood::oracle_mood,mood::text&order=id'),
  thing('select=id,oracle_thing(id)&order=id&oracle_thing.order=id'),
  thing('select=id,oracle_thing_parent_id_fkey(id)', 'hint'),
  ask('admin', 'GET /news_item?select=id,news_rating_news_id_fkey(news_id)&order=id&limit=1'),
  thing('select=id&name=like.zzz*\\', 'danglingEscape'),
  ask('customer', 'POST /oracle_label?columns=id,name', { body: [[]] }),
  ask('customer', 'POST /oracle_label?columns=id,name', { body: 'null' }),
  thing('select=id)', 'unread'),
  thing('id,x=eq.1', 'unread'),
  thing('flag=is.trueish', 'unread'),
  thing('or=(id.eq.1),', 'unread'),
  thing('select=* , id', 'unreadable'),
  thing('select=(id)', 'unreadable'),
  thing('or=id.eq.1', 'glued'),
  thing('id=eq.%ff', 'crash'),
  thing('select=oracle_label(id)&oracle_label.limit=-1', 'crash'),
  thing('select=id,...oracle_detail()', 'emptySpread'),
  thing('select=id,oracle_detail(note),oracle_detail(note)', 'hint'),
  thing('select=id,oracle_label(id),oracle_label(name)', 'embedTwice'),
  thing('select=%22a%0ab%22:name', 'control'),
  ask(
    'anon',
    'GET /oracle_label?select=id,oracle_thing(name),one:oracle_thing(period)&oracle_thing.id=not.is.null&oracle_thing.order=id&one.order=id&oracle_thing.limit=1&order=id',
    { differs: ['namedTwice'] },
  ),
  ask('anon', 'GET /oracle_thing?id=eq.1', { accept: 'application/geo+json', differs: ['geojson'] }),
  ask('anon', 'GET /oracle_thing', { prefer: 'handling=strict, timezone=UTC, x=1', differs: ['strictTimezone'] }),
  ask('anon', 'GET /oracle_thing?order=id&offset=9', {
    accept: 'text/csv',
    prefer: 'count=exact',
    differs: ['csvRefusal'],
  }),
  ask('customer', 'PUT /oracle_label?id=eq.1', { body: 5, differs: ['missingKey'] }),
  ask('customer', 'PATCH /oracle_thing?or=(score.eq.10,id.eq.5)&select=id', {
    body: { score: 0 },
    prefer: 'return=representation',
    differs: ['logicTwice'],
  }),
  ask('anon', 'HEAD /oracle_thing?select=name::int', { differs: ['headRows'] }),
  ask('anon', 'HEAD /rpc/oracle_secret', { differs: ['headCall'] }),
  ask('admin', `PUT /photos_recent?id=eq.${ID.nothing}`, { body: { id: ID.nothing }, differs: ['viewKeys'] }),
  thing('select=id,score::date,oracle_thing_label()&oracle_thing_label=is.true', 'faultOrder'),
  ask('anon', 'GET /a/b', { differs: ['emptyNotFound'] }),
  ask('anon', 'POST /rpc/oracle_json', { body: {}, differs: ['emptyCall'] }),
  ...['1', '{"a":1}', '', '[1]'].map((x) => ask('anon', `GET /rpc/oracle_json?x=${encodeURIComponent(x)}`)),
  ask('anon', 'GET /rpc/oracle_whole?doc=[1]&again=3'),
  ask('anon', 'GET /rpc/oracle_join', { differs: ['hint'] }),
  ...['oracle_json', 'oracle_whole', 'oracle_add', 'nosuch'].flatMap((name) => [
    ask('anon', `POST /rpc/${name}`, { body: { a: 1 }, prefer: 'params=single-object' }),
    ask('anon', `GET /rpc/${name}?a=1`, { prefer: 'params=single-object' }),
  ]),
  ask('anon', 'POST /rpc/oracle_add', { body: [{ a: 1 }, {}] }),
  ask('anon', 'POST /rpc/oracle_claims', { body: 'null' }),
  ask('customer', 'GET /rpc/oracle_rename?wanted=1&name=x&limit=0'),
  ask('customer', 'POST /rpc/oracle_make?limit=0', { body: { id: 1, name: 'taken' } }),
  ...['in', 'is', 'not', 'not.', 'not.x', 'in.', 'eq', 'eq(any)', 'neq(any).1', 'like(x).1', 'isdistinct'].map(
    (value) => ask('anon', `GET /rpc/oracle_pairs?n=1&x=${value}`, { differs: ['wording'] }),
  ),
];

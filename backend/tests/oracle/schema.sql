-- Features of the dialect that the product's own tables do not cover: every column type that filters treat specially,
-- each kind of relation, each kind of function.
create table public.oracle_thing (
  id integer primary key,
  name text not null check (name != 'forbidden'),
  score numeric default 1.5,
  born date,
  tags text[] not null default '{}',
  info jsonb,
  plain json,
  period int4range,
  words tsvector,
  "odd name" text,
  flag boolean,
  made_at timestamptz not null default '2026-01-02 03:04:05.678+00',
  parent_id integer references public.oracle_thing
);
create table public.oracle_label (id integer primary key, name text not null unique);
create table public.oracle_thing_label (
  thing_id integer references public.oracle_thing
    on delete cascade,
  label_id integer references public.oracle_label,
  primary key (thing_id, label_id)
);
create table public.oracle_detail (thing_id integer primary key references public.oracle_thing, note text);
create table public.oracle_link (
  id integer primary key,
  from_id integer references public.oracle_thing,
  to_id integer references public.oracle_thing
);
create table public.oracle_unseen (id integer primary key);
create view public.oracle_names as
  select id, name from public.oracle_thing;

-- A column of each type that clients may meet, and two foreign keys to one table.
create type public.oracle_mood as enum ('calm', 'glad', 'sad');
create table public.oracle_sample (
  id bigint primary key,
  mood public.oracle_mood,
  moods public.oracle_mood[],
  tiny smallint default 7,
  amount numeric(10, 2),
  ratio double precision,
  code uuid,
  short varchar(10),
  fixed char(4),
  day date,
  local_at timestamp,
  made_at timestamptz,
  clock time,
  lasting interval,
  host inet,
  raw bytea,
  numbers integer[],
  texts text[],
  doc jsonb,
  plain json,
  numbers_in int4range,
  days_in daterange,
  words tsvector,
  is_on boolean not null default false,
  owner_id integer references public.oracle_thing,
  keeper_id integer references public.oracle_thing,
  twice numeric generated always as (amount * 2) stored
);
create table public.oracle_pair (
  left_id integer,
  right_id text,
  note text,
  sample_id bigint references public.oracle_sample,
  primary key (left_id, right_id)
);

grant select
on public.oracle_thing,
public.oracle_label,
public.oracle_thing_label,
public.oracle_detail,
public.oracle_link,
public.oracle_names,
public.oracle_unseen,
public.oracle_sample,
public.oracle_pair
to arbora_anon;
grant insert, update, delete
on public.oracle_thing,
public.oracle_label,
public.oracle_thing_label,
public.oracle_detail,
public.oracle_link,
public.oracle_sample,
public.oracle_pair
to arbora_customer;

insert into public.oracle_thing
  (id, name, score, born, tags, info, plain, period, words, "odd name", flag, parent_id)
values
  (
    1,
    'Acer',
    10,
    '2020-01-01',
    '{tree,red}',
    '{"a": 1, "b": {"c": "x"}, "list": [10, 20, {"k": "v"}]}',
    '{"p": 1}',
    '[1,5)',
    'acer maple',
    'x',
    true,
    null
  ),
  (
    2,
    'Betula',
    7.25,
    '2021-06-15',
    '{tree}',
    '{"a": 2, "b": {"c": "y"}}',
    null,
    '[4,9)',
    'betula birch',
    null,
    false,
    1
  ),
  (3, 'Carex, "the sedge"', null, null, '{}', null, '[1,2]', null, null, 'y', null, 1),
  (4, 'Dahlia (red)', 3, '2022-12-31', '{flower,red}', '{"a": null}', null, '(9,20]', 'dahlia flower', 'z', true, 2),
  (5, 'čížek', -1, '1999-09-09', '{bird}', '{"a": "text"}', null, 'empty', 'bird', '', false, null);
insert into public.oracle_label
values
  (1, 'tall'),
  (2, 'red'),
  (3, 'unused');
insert into public.oracle_thing_label
values
  (1, 1),
  (1, 2),
  (2, 1),
  (4, 2);
insert into public.oracle_detail
values
  (1, 'first'),
  (2, null);
insert into public.oracle_link
values
  (1, 1, 2),
  (2, 2, 4);
insert into public.oracle_sample
  (
    id,
    mood,
    moods,
    tiny,
    amount,
    ratio,
    code,
    short,
    fixed,
    day,
    local_at,
    made_at,
    clock,
    lasting,
    host,
    raw,
    numbers,
    texts,
    doc,
    plain,
    numbers_in,
    days_in,
    words,
    is_on,
    owner_id,
    keeper_id
  )
values
  (
    1,
    'calm',
    '{calm,sad}',
    1,
    10.50,
    0.5,
    '0a000000-0000-4000-8000-000000000001',
    'one',
    'ab',
    '2020-01-01',
    '2020-01-01 10:00',
    '2026-01-02 03:04:05+00',
    '10:00',
    '1 day',
    '10.0.0.1',
    '\x00ff',
    '{1,2}',
    '{a,"b, c"}',
    '{"a": [1, {"b": null}]}',
    '{"z": 1,  "a": 2}',
    '[1,5)',
    '[2020-01-01,2020-02-01)',
    'one oak',
    true,
    1,
    2
  ),
  (
    2,
    'glad',
    '{}',
    -3,
    0,
    'NaN',
    null,
    'two "2"',
    'abcd',
    '2021-06-15',
    '2021-06-15 23:59:59.5',
    '2026-07-01 12:00:00+00',
    null,
    '02:30',
    '::1',
    null,
    '{}',
    '{}',
    '[1, "x", null]',
    'null',
    '(,3]',
    null,
    'two oaks',
    false,
    1,
    1
  ),
  (
    3,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    false,
    null,
    4
  ),
  (
    4,
    'sad',
    '{glad}',
    0,
    -1.25,
    1e10,
    '0a000000-0000-4000-8000-000000000002',
    '',
    '',
    'infinity',
    'infinity',
    '-infinity',
    '23:59:59',
    '1 mon -2 days',
    '192.168.0.0/16',
    '\x',
    '{3,null}',
    '{null,"",red}',
    '"text"',
    '[1,2]',
    'empty',
    '[2020-01-15,)',
    '',
    true,
    2,
    null
  );
insert into public.oracle_pair
values
  (1, 'a', 'first', 1),
  (1, 'b,c', null, 1),
  (2, 'a', 'third', 2),
  (3, 'd.e', 'x', null);

create function public.oracle_add(a integer, b integer default 100)
returns integer
language sql
immutable
as $$
  select a + b;
$$;
create function public.oracle_things(min_score numeric default 0)
returns setof public.oracle_thing
language sql
stable
as $$
  select * from public.oracle_thing where score >= min_score order by id;
$$;
create function public.oracle_first()
returns public.oracle_thing
language sql
stable
as $$
  select * from public.oracle_thing order by id limit 1;
$$;
create function public.oracle_pairs(n integer)
returns table (k integer, v text)
language sql
stable
as $$
  select i, 'v' || i from generate_series(1, n) as i;
$$;
create function public.oracle_texts()
returns setof text
language sql
stable
as $$
  values
    ('a'),
    ('b');
$$;
create function public.oracle_join(variadic parts text[])
returns text
language sql
immutable
as $$
  select array_to_string(parts, '+');
$$;
create function public.oracle_nothing()
returns void
language sql
volatile
as $$
  select null;
$$;
create function public.oracle_null()
returns text
language sql
stable
as $$
  select null::text;
$$;
create function public.oracle_object()
returns jsonb
language sql
stable
as $$
  select '{"x": [1, null]}'::jsonb;
$$;
create function public.oracle_claims()
returns json
language sql
stable
as $$
  select
    json_build_object('role', current_user, 'email', current_setting('request.jwt.claims', true)::json ->> 'email');
$$;
create function public.oracle_make(id integer, name text)
returns public.oracle_label
language sql
volatile
as $$
  insert into public.oracle_label values (id, name) returning *;
$$;
create function public.oracle_raise(state text, says text default 'said no')
returns void
language plpgsql
volatile
as $$ begin raise exception using errcode = state, message = says, detail = 'the detail', hint = 'the hint'; end $$;
create function public.oracle_secret()
returns integer
language sql
stable
as $$
  select 1;
$$;
create function public.oracle_json(x json)
returns json
language sql
immutable
as $$
  select x;
$$;
create function public.oracle_whole(doc jsonb, again integer default 1)
returns jsonb
language sql
immutable
as $$
  select jsonb_build_object('doc', doc, 'again', again);
$$;
create function public.oracle_none()
returns public.oracle_thing
language sql
stable
as $$
  select * from public.oracle_thing where false;
$$;
create function public.oracle_samples(moods public.oracle_mood[] default '{}', since date default null)
returns setof public.oracle_sample
language sql
stable
as $$
  select * from public.oracle_sample where mood = any (moods) or day >= since order by id;
$$;
create function public.oracle_rename(wanted integer, name text)
returns setof public.oracle_label
language sql
volatile
as $$
  update public.oracle_label as l set name = oracle_rename.name where l.id = wanted returning l.*;
$$;
create function public.oracle_moment()
returns timestamptz
language sql
immutable
as $$ select timestamptz '2026-01-02 03:04:05+00' $$;

grant execute
on function public.oracle_add,
public.oracle_things,
public.oracle_first,
public.oracle_pairs,
public.oracle_texts,
public.oracle_join,
public.oracle_nothing,
public.oracle_null,
public.oracle_object,
public.oracle_claims,
public.oracle_make,
public.oracle_raise,
public.oracle_json,
public.oracle_whole,
public.oracle_none,
public.oracle_samples,
public.oracle_rename,
public.oracle_moment
to arbora_anon;

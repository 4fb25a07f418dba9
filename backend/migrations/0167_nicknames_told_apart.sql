-- Nicknames stand beside public comments. Each is told apart from the others and from the nursery itself: by a skeleton
-- that is the same for names which readers take for each other. `libs/domain/src/nickname.ts` has the same rules.

-- What readers make of a nickname: without accents, case, spaces and punctuation, look-alike letters of Latin, Greek and
-- Cyrillic as one.
create function app.nickname_skeleton(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'),
        'AаАαΑ@BвВβΒьЬCсСςDԁԀđĐðÐEеЕεΕєЄFGHһҺнНΗħĦJјЈϳKкКκΚĸLiIіІιΙıłŁ1|!ӏӀMмМΜNηΝŋŊпПπΠOоОοΟσΣøØ0PрРρΡþÞQRгГSѕЅ$TтТτΤŧŦUиИυμVνѵѴWωΩXхХχΧYуУγΥZζΖзЗБҐЖЛФЦЧШЩЪЫЭЮЯДЂЉЊЋЏΔΘΛΞΦΨ',
        'aaaaaabbbbbbbccccdddddddeeeeeeefghhhhhhhhjjjjkkkkkklllllllllllllllmmmmnnnnnnnnnoooooooooopppppppqrrrsssstttttttuuuuuvvvvwwwxxxxxyyyyyzzz33бґжлфцчшщъыэюядђљњћџδθλξφψ'
      ),
      'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'm', 'rn'), 'w', 'vv'
    ),
    '[\u0001-/:-@[-`{-\u00bf\u02b0-\u02ff\u2000-\u206f]', '', 'g'
  )
$$;

-- Whether a nickname is in letters of one alphabet, with digits, spaces and the punctuation of names and addresses.
create function app.is_nickname(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select value ~ (
    '^(?:[ !-@\[-`{-~\u2013\u2014\u2018-\u201e\u2026A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e\u01a0\u01a1\u01af'
    || '\u01b0\u01cd-\u01dc\u0218-\u021b\u1e00-\u1e99\u1e9e\u1ea0-\u1ef9]*'
    || '|[ !-@\[-`{-~\u2013\u2014\u2018-\u201e\u2026\u0386-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]*'
    || '|[ !-@\[-`{-~\u2013\u2014\u2018-\u201e\u2026\u0400-\u045f\u0490\u0491]*)$'
  ) and (value = '' or app.nickname_skeleton(value) <> '')
$$;

-- Words that only the site itself may use as a nickname, and its brand, which the instances write here when they start.
create table app_private.reserved_nickname (
  word text primary key,
  is_brand boolean not null default false
);
alter table app_private.reserved_nickname enable row level security;
grant select on app_private.reserved_nickname to arbora_service;
create policy select_service on app_private.reserved_nickname for select to arbora_service using (true);
insert into app_private.reserved_nickname (word) values
  ('admin'), ('admins'), ('administrator'), ('administratorka'), ('administrace'), ('administration'),
  ('administracja'), ('anonym'), ('anonymous'), ('anonymni'), ('editor'), ('editorka'), ('editorial'), ('helpdesk'),
  ('hostmaster'), ('moderator'), ('moderatorka'), ('nobody'), ('noreply'), ('null'), ('obsluga'), ('obsluha'),
  ('official'), ('oficialni'), ('oficjalny'), ('operator'), ('podpora'), ('podporazakazniku'), ('postmaster'),
  ('provozovatel'), ('redactor'), ('redakce'), ('redakcia'), ('redakcja'), ('redaktor'), ('redaktorka'), ('root'),
  ('security'), ('sprava'), ('spravce'), ('staff'), ('superuser'), ('support'), ('sysadmin'), ('system'),
  ('undefined'), ('webmaster'), ('wsparcie');
insert into app_private.reserved_nickname (word, is_brand) values ('arbora', true);

create function app_private.keep_brand(p_brand text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into app_private.reserved_nickname (word, is_brand)
  select p_brand, true where app.nickname_skeleton(p_brand) <> ''
  on conflict (word) do update set is_brand = true where not reserved_nickname.is_brand
$$;
revoke all on function app_private.keep_brand(text) from public;
grant execute on function app_private.keep_brand(text) to arbora_service;

-- Whether a nickname is a reserved word or has one as a word (`admin2` counts as one), or holds the brand.
create function app.is_reserved_nickname(value text) returns boolean
language sql stable strict security definer set search_path = ''
as $$
  with word as (
    select part, n, regexp_replace(part, '^[0-9!$@|]+|[0-9!$@|]+$', '', 'g') as bare
    from regexp_split_to_table(value, '[ "#%&''()*+,./:;<=>?\[\\\]^_`{}~\u2013-\u2026-]+') with ordinality as split (part, n)
  ), reading as (
    select app.nickname_skeleton(read) as skeleton
    from (
      select value as read
      union all select string_agg(bare, '' order by n) from word
      union all select part from word
      union all select bare from word
    ) as reads
  )
  select exists (
    select from app_private.reserved_nickname reserved, reading
    where reading.skeleton = app.nickname_skeleton(reserved.word)
      -- A short brand is part of too many names.
      or reserved.is_brand and length(reserved.word) >= 5
        and position(app.nickname_skeleton(reserved.word) in reading.skeleton) > 0
  )
$$;
revoke all on function app.is_reserved_nickname(text) from public;
grant execute on function app.nickname_skeleton(text), app.is_nickname(text), app.is_reserved_nickname(text)
  to arbora_anon, arbora_service;

create or replace function app_private.tidy_nickname() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.nickname := nullif(new.nickname, '');
  return new;
end
$$;
create trigger user_profile_nickname_text after insert or update on user_profile
  for each row when (app.given_text_fault(new.nickname, false) is not null)
  execute function app_private.refuse_written('nickname');
create trigger user_profile_nickname_alphabet after insert or update on user_profile
  for each row when (app.given_text_fault(new.nickname, false) is null and not app.is_nickname(new.nickname))
  execute function app_private.refuse_written('nickname');
create trigger user_profile_nickname_reserved after insert or update on user_profile
  for each row when (app.is_reserved_nickname(new.nickname))
  execute function app_private.refuse_written('nickname');

-- Who has a nickname, by its skeleton. Of people whose nicknames from before look alike, the first one has it; the others
-- keep theirs until they change it. The triggers that keep it run after those above, in the order of their names: a name
-- that is not allowed is refused as such, taken or not.
create table app_private.nickname (
  person_id uuid primary key references public.user_profile on delete cascade,
  skeleton text not null constraint user_profile_nickname_skeleton unique
);
alter table app_private.nickname enable row level security;
insert into app_private.nickname (person_id, skeleton)
select distinct on (app.nickname_skeleton(nickname)) id, app.nickname_skeleton(nickname)
from public.user_profile
where nickname is not null
order by app.nickname_skeleton(nickname), created_at, id;

create function app_private.keep_nickname() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if new.nickname is null then
    delete from app_private.nickname where person_id = new.id;
  else
    insert into app_private.nickname (person_id, skeleton) values (new.id, app.nickname_skeleton(new.nickname))
    on conflict (person_id) do update set skeleton = excluded.skeleton;
  end if;
  return null;
end
$$;
revoke all on function app_private.keep_nickname() from public;
create trigger user_profile_nickname_unique after insert on user_profile
  for each row when (new.nickname is not null) execute function app_private.keep_nickname();
create trigger user_profile_nickname_unique_changed after update of nickname on user_profile
  for each row when (old.nickname is distinct from new.nickname) execute function app_private.keep_nickname();

-- The nickname of a person who chose none: the e-mail's local part with the first characters of the id (spec §5), or,
-- where such a nickname is not allowed or somebody has one like it, characters of the id alone.
create function app_private.fallback_nickname(p_email text, p_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case
    when app.given_text_fault(made.nickname, false) is null
      and app.is_nickname(made.nickname)
      and not app.is_reserved_nickname(made.nickname)
      and not exists (select from app_private.nickname where skeleton = app.nickname_skeleton(made.nickname))
    then made.nickname
    else left(p_id::text, 13)
  end
  from (select left(split_part(p_email, '@', 1), 50) || left(p_id::text, 4) as nickname) as made
$$;
revoke all on function app_private.fallback_nickname(text, uuid) from public;

-- Makes an account and returns its id. `p_profile` holds the columns of user_profile that a form fills; a nickname
-- is the given one or, when none is given, `fallback_nickname`.
-- Raises auth.user_exists, profile.nickname_taken.
create or replace function app_private.create_person(
  p_email text,
  p_password_hash text,
  p_roles text[],
  p_allowed_apps text[],
  p_prefs jsonb,
  p_profile jsonb
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_nickname text := nullif(app.tidy_line(p_profile ->> 'nickname'), '');
  v_constraint text;
begin
  insert into public.auth_person (id, email, roles, allowed_apps, prefs)
  values (v_id, p_email, p_roles, p_allowed_apps, p_prefs);
  insert into app_private.credential (person_id, password_hash) values (v_id, p_password_hash);
  insert into public.user_profile (
    id, email, nickname, name, phone, ico, dic, company, street, city, zip, company_type, country, region, locale
  )
  select
    v_id,
    p_email,
    coalesce(v_nickname, app_private.fallback_nickname(p_email, v_id)),
    nullif(p.name, ''),
    nullif(p.phone, ''),
    nullif(p.ico, ''),
    nullif(p.dic, ''),
    nullif(p.company, ''),
    nullif(p.street, ''),
    nullif(p.city, ''),
    nullif(p.zip, ''),
    p.company_type,
    p.country,
    p.region,
    coalesce(p.locale, 'cs')
  from jsonb_to_record(p_profile) as p(
    name text, phone text, ico text, dic text, company text, street text, city text, zip text,
    company_type integer, country text, region smallint, locale text
  );
  return v_id;
exception
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint in ('user_profile_nickname', 'user_profile_nickname_skeleton') then
      raise exception using errcode = 'P0001', message = 'profile.nickname_taken';
    end if;
    raise exception using errcode = 'P0001', message = 'auth.user_exists';
end
$$;

-- Nicknames stand beside public comments, so no two may look alike, and none may look like the nursery's own. Two names
-- look alike if they have the same skeleton. `libs/domain/src/account/nickname.ts` has the same rules for forms.

-- The skeleton of a nickname: without accents, case, spaces and punctuation, and with one letter for look-alikes of the
-- Latin, Greek and Cyrillic alphabets.
create function app.nickname_skeleton(value text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    regexp_replace(
      replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      translate(
                        regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'),
                        'AаАαΑ@BвВβΒьЬCсСςDԁԀđĐðÐEеЕεΕєЄFGHһҺнНΗħĦJјЈϳKкКκΚĸLiIіІιΙıłŁ1|!ӏӀMмМΜNηΝŋŊпПπΠOоОοΟσΣøØ0PрРρΡþÞQRгГSѕЅ$TтТτΤŧŦUиИυμVνѵѴWωΩXхХχΧYуУγΥZζΖзЗБҐЖЛФЦЧШЩЪЫЭЮЯДЂЉЊЋЏΔΘΛΞΦΨ',
                        'aaaaaabbbbbbbccccdddddddeeeeeeefghhhhhhhhjjjjkkkkkklllllllllllllllmmmmnnnnnnnnnoooooooooopppppppqrrrsssstttttttuuuuuvvvvwwwxxxxxyyyyyzzz33бґжлфцчшщъыэюядђљњћџδθλξφψ'
                      ),
                      'æ',
                      'ae'
                    ),
                    'Æ',
                    'ae'
                  ),
                  'œ',
                  'oe'
                ),
                'Œ',
                'oe'
              ),
              'ß',
              'ss'
            ),
            'ẞ',
            'ss'
          ),
          'm',
          'rn'
        ),
        'w',
        'vv'
      ),
      '[\u0001-/:-@[-`{-\u00bf\u02b0-\u02ff\u2000-\u206f]',
      '',
      'g'
    );
$$;
grant execute on function app.nickname_skeleton(text) to arbora_anon, arbora_service;

-- True if a nickname uses the letters of one alphabet only, with digits, spaces and the punctuation of names and
-- addresses.
create function app.is_nickname(value text)
returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    value ~ (
      '^(?:[ !-@\[-`{-~\u2013\u2014\u2018-\u201e\u2026A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e\u01a0\u01a1\u01af' || '\u01b0\u01cd-\u01dc\u0218-\u021b\u1e00-\u1e99\u1e9e\u1ea0-\u1ef9]*' || '|[ !-@\[-`{-~\u2013\u2014\u2018-\u201e\u2026\u0386-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]*' || '|[ !-@\[-`{-~\u2013\u2014\u2018-\u201e\u2026\u0400-\u045f\u0490\u0491]*)$'
    )
    and (value = '' or app.nickname_skeleton(value) != '');
$$;
grant execute on function app.is_nickname(text) to arbora_anon, arbora_service;

-- True if a nickname is a reserved word, contains one as a word (`admin2` counts), or contains the brand. A definer
-- function, since callers do not read the list.
create function app.is_reserved_nickname(value text)
returns boolean
language sql
stable
strict
security definer
set search_path = ''
as $$
  with
    word as (
      select part, n, regexp_replace(part, '^[0-9!$@|]+|[0-9!$@|]+$', '', 'g') as trimmed
      from
        regexp_split_to_table(value, '[ "#%&''()*+,./:;<=>?\[\\\]^_`{}~\u2013-\u2026-]+') with ordinality as split (
          part,
          n
        )
    ),
    reading as (
      select app.nickname_skeleton(read) as skeleton
      from
        (
          select value as read
          union all
          select string_agg(trimmed, '' order by n) from word
          union all
          select part from word
          union all
          select trimmed from word
        ) as reads
    )
  select
    exists (
      select
      from
        app_private.reserved_nickname as reserved,
        reading
      where
        reading.skeleton = app.nickname_skeleton(reserved.word)
        -- Shorter brands occur within too many names.
        or reserved.is_brand
        and length(reserved.word) >= 5
        and position(app.nickname_skeleton(reserved.word) in reading.skeleton) > 0
    );
$$;
grant execute on function app.is_reserved_nickname(text) to arbora_anon, arbora_service;

-- The default nickname of a person: the local part of the e-mail and the first characters of the id; if that is not
-- allowed or taken, characters of the id alone.
create function app_private.fallback_nickname(p_email text, p_id uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select
    case
      when app.given_text_fault(made.nickname, false) is null
      and app.is_nickname(made.nickname)
      and not app.is_reserved_nickname(made.nickname)
      and not exists (
        select from app_private.nickname where skeleton = app.nickname_skeleton(made.nickname)
      ) then made.nickname
      else left(p_id::text, 13)
    end
  from (select left(split_part(p_email, '@', 1), 50) || left(p_id::text, 4) as nickname) as made;
$$;

-- Trigger: stores an empty nickname as null. White space is folded by `a_tidy_texts` before.
create function app_private.tidy_nickname()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.nickname := nullif(new.nickname, '');
  return new;
end
$$;
create trigger tidy_nickname
before insert or update of nickname on user_profile
for each row
execute function app_private.tidy_nickname();

-- Trigger: maintains `app_private.nickname`, whose unique constraint refuses a nickname that looks like another one.
create function app_private.keep_nickname()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
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
create trigger user_profile_nickname_unique
after insert on user_profile
for each row
when (new.nickname is not null)
execute function app_private.keep_nickname();
create trigger user_profile_nickname_unique_changed
after update of nickname on user_profile
for each row
when (old.nickname is distinct from new.nickname)
execute function app_private.keep_nickname();

-- Reserves the brand as a nickname; the instances call it when they start.
create function app_private.keep_brand(p_brand text)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  insert into app_private.reserved_nickname (word, is_brand)
  select p_brand, true where app.nickname_skeleton(p_brand) != ''
  on conflict (word) do update set is_brand = true where not reserved_nickname.is_brand;
$$;
grant execute on function app_private.keep_brand(text) to arbora_service;

-- What staff and customers see and may remove of one another.

-- Files that are up for everyone belong to the sections whose people put them up: only these, and admins, take them away.
-- Those from before belong to all three.
alter table static_file add column sections text[] not null default '{}'
  check (sections <@ '{admin,sales,editor,jobs}');
update static_file set sections = '{sales,editor,jobs}' where bucket = 'public';

-- Who may read a row may read the file, and so its checksum: callers may ask for all columns.
grant select on static_file to arbora_anon;
grant select on photo to arbora_anon;

drop policy delete_staff on static_file;
create policy delete_section on static_file for delete to arbora_customer using (
  bucket = 'public' and (
    (select app.has_acl('admin'))
    or ('sales' = any (sections) and (select app.has_acl('sales')))
    or ('editor' = any (sections) and (select app.has_acl('editor')))
    or ('jobs' = any (sections) and (select app.has_acl('jobs')))
  )
);

-- Gives a public file to the sections of who sends it, too.
create function app_private.file_is_of_section() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.bucket = 'public' and app.person_id() is not null then
      new.sections := new.sections || coalesce((select acl from public.user_profile where id = app.person_id()), '{}');
      new.sections := array(select distinct section from unnest(new.sections) as section order by 1);
    end if;
    return new;
  end
  $$;
create trigger file_is_of_section before insert or update on static_file
  for each row execute function app_private.file_is_of_section();

-- The file that was made when the caller sent the same one before, else null. Raises auth.login_required,
-- auth.forbidden, and media.too_many_files (detail {max}) when there is no room for one more of `p_max`.
create or replace function app.static_file_sent_before(p_bucket text, p_sha256 text, p_max integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_owner uuid := case when p_bucket = 'basket' then app.person_id() end;
    v_file public.static_file;
  begin
    if p_bucket = 'basket' then
      if not exists (select from public.user_profile where id = v_owner) then
        raise exception 'auth.login_required';
      end if;
      -- Files that one person sends at once are counted one after another.
      perform pg_advisory_xact_lock(hashtextextended('basket files ' || v_owner, 0));
    elsif not app.may_publish_files() then
      raise exception 'auth.forbidden';
    end if;
    -- The trigger adds the section of who sends it now.
    update public.static_file set name = name
    where owner_id is not distinct from v_owner and bucket = p_bucket and sha256 = p_sha256
    returning * into v_file;
    if found then
      return app_private.uploaded_file(v_file, false);
    end if;
    if p_bucket = 'basket' and (select count(*) from public.static_file where owner_id = v_owner) >= p_max then
      raise exception 'media.too_many_files' using detail = jsonb_build_object('max', p_max)::text;
    end if;
    return null;
  end
  $$;

-- Nicknames tell whether one is taken (spec §7), and who wrote a comment. A person is told by id only who has commented
-- or rated, and so is seen already; a nickname that was made of an e-mail address is nobody's to guess, and not listed.
create or replace view up_nicknames as
  select
    case when seen.is_seen then profile.id end as id,
    profile.nickname
  from user_profile profile
  cross join lateral (
    select profile.id = (select app.person_id())
      or exists (select from news_comment where profile_id = profile.id)
      or exists (select from news_rating where profile_id = profile.id) as is_seen
  ) seen
  where profile.nickname is not null
    and (seen.is_seen or profile.nickname <> left(split_part(profile.email, '@', 1), 50) || left(profile.id::text, 4));

-- Makes an account and returns its id. `p_profile` holds the columns of user_profile that a form fills; a nickname
-- is the given one or, when none is given, the e-mail's local part with the first characters of the id (spec §5).
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
  v_nickname text := nullif(btrim(p_profile ->> 'nickname'), '');
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
    coalesce(v_nickname, left(split_part(p_email, '@', 1), 50) || left(v_id::text, 4)),
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
    if v_constraint = 'user_profile_nickname' then
      raise exception using errcode = 'P0001', message = 'profile.nickname_taken';
    end if;
    raise exception using errcode = 'P0001', message = 'auth.user_exists';
end
$$;

-- Files of baskets and public files.

-- True if the caller may upload public files: staff of any section.
create function app.may_publish_files()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select app.has_acl('sales') or app.has_acl('editor') or app.has_acl('jobs');
$$;
grant execute on function app.may_publish_files() to arbora_customer;

-- True if a file is part of one of its owner's orders.
create function app.is_ordered_file(file uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
  begin
    return exists (
      select
      from public.static_file f
      join public.shop_order o on o.profile_id = f.owner_id
      where f.id = file and o.basket -> 'files' @> jsonb_build_array(jsonb_build_object('id', f.id))
    );
  end
  $$;
grant execute on function app.is_ordered_file(uuid) to arbora_customer;

-- The answer to an upload: {id, bucket, name, content_type, byte_size, created_at, created}; `created` is false if the
-- file existed.
create function app_private.uploaded_file(p_file public.static_file, p_created boolean)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select
    jsonb_build_object(
      'id',
      (p_file).id,
      'bucket',
      (p_file).bucket,
      'name',
      (p_file).name,
      'content_type',
      (p_file).content_type,
      'byte_size',
      (p_file).byte_size,
      'created_at',
      (p_file).created_at,
      'created',
      p_created
    );
$$;

-- Called before an upload: checks the caller's rights and returns the existing file of the same content, as
-- uploaded_file, or null. Raises auth.login_required, auth.blocked, auth.forbidden, and media.too_many_files (detail
-- {max}) if the person has `p_max` basket files.
create function app.static_file_sent_before(p_bucket text, p_sha256 text, p_max integer)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
  declare
    v_owner uuid := case when p_bucket = 'basket' then app.person_id() end;
    v_file public.static_file;
  begin
    if p_bucket = 'basket' then
      if not exists (select from public.user_profile where id = v_owner) then
        raise exception 'auth.login_required';
      end if;
      if not app.is_admitted() then
        raise exception 'auth.blocked';
      end if;
      -- Serializes the uploads of one person, so that they are counted exactly.
      perform pg_advisory_xact_lock(hashtextextended('basket files ' || v_owner, 0));
    elsif not app.may_publish_files() then
      raise exception 'auth.forbidden';
    end if;
    -- Runs the trigger, which adds the caller's sections.
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
grant execute on function app.static_file_sent_before(text, text, integer) to arbora_customer;

-- Adds a stored file and returns it as uploaded_file; if the same exists, that one. `p_file` is {key, name,
-- content_type, byte_size, sha256}. Raises the errors of static_file_sent_before.
create function app.add_static_file(p_bucket text, p_file jsonb, p_max integer)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
  declare
    v_before jsonb := app.static_file_sent_before(p_bucket, p_file ->> 'sha256', p_max);
    v_new public.static_file := jsonb_populate_record(null::public.static_file, p_file);
    v_owner uuid := case when p_bucket = 'basket' then app.person_id() end;
    v_file public.static_file;
  begin
    if v_before is not null then
      return v_before;
    end if;
    insert into public.static_file (bucket, owner_id, key, name, content_type, byte_size, sha256)
    values (p_bucket, v_owner, v_new.key, v_new.name, v_new.content_type, v_new.byte_size, v_new.sha256)
    on conflict (owner_id, bucket, sha256) do nothing
    returning * into v_file;
    if v_file.id is not null then
      return app_private.uploaded_file(v_file, true);
    end if;
    select * into v_file from public.static_file
    where owner_id is not distinct from v_owner and bucket = p_bucket and sha256 = v_new.sha256;
    return app_private.uploaded_file(v_file, false);
  end
  $$;
grant execute on function app.add_static_file(text, jsonb, integer) to arbora_customer;

-- Trigger: adds the uploader's staff rights to the sections of a public file.
create function app_private.file_is_of_section()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  begin
    if new.bucket = 'public' and app.person_id() is not null then
      new.sections := new.sections || coalesce((select acl from public.user_profile where id = app.person_id()), '{}');
      new.sections := array(select distinct section from unnest(new.sections) as section order by 1);
    end if;
    return new;
  end
  $$;
create trigger file_is_of_section
before insert or update on static_file
for each row
execute function app_private.file_is_of_section();

-- Job: deletes basket files older than 30 days that are in no basket and no order of their owner, and returns how many.
create function app_private.prune_basket_files()
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
  declare
    v_count integer;
  begin
    delete from public.static_file f
    where f.bucket = 'basket' and f.created_at < now() - interval '30 days'
      and not app.is_ordered_file(f.id)
      and not exists (
        select from public.user_profile p
        where p.id = f.owner_id and p.basket -> 'files' @> jsonb_build_array(jsonb_build_object('id', f.id))
      );
    get diagnostics v_count = row_count;
    return v_count;
  end
  $$;
grant execute on function app_private.prune_basket_files() to arbora_service;

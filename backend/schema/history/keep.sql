-- Increments a row's version on every write, overriding values sent for these columns. The author is recorded in the
-- history only, because visitors read the row.
create function app_private.stamp_row()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- A row restored by undo continues its version numbers, so that a form based on the former row is outdated.
  new.version := case tg_op
    when 'INSERT' then coalesce(nullif(current_setting('arbora.next_version', true), '')::integer, 1)
    else old.version + 1
  end;
  new.updated_at := now();
  return new;
end
$$;

-- Writes an update of a view to the row of `p_table` behind it, in the columns that the request changed, so that
-- concurrent changes to others are kept. Returns false if the row no longer exists. Raises content.changed_meanwhile if
-- another transaction has changed one of these columns since the statement began: unlike for a table, a view's condition
-- on `version` is not rechecked after the wait for the lock.
create function app_private.write_through(p_table regclass, p_old jsonb, p_new jsonb)
returns boolean
language plpgsql
volatile
set search_path = ''
as $$
declare
  v_now jsonb;
  v_changed text[];
begin
  execute format('select to_jsonb(t) from %s as t where id = $1 for no key update', p_table)
    into v_now using (p_old ->> 'id')::uuid;
  if v_now is null then
    return false;
  end if;
  v_changed := array(
    select key from jsonb_each(p_new) where v_now ? key and value is distinct from p_old -> key
  );
  if v_now -> 'version' is distinct from p_old -> 'version' and exists (
    select from unnest(v_changed) as key where v_now -> key is distinct from p_old -> key
  ) then
    raise exception 'content.changed_meanwhile';
  end if;
  if v_changed <> '{}' then
    execute format(
      'update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2',
      p_table, (select string_agg(quote_ident(key), ', ') from unnest(v_changed) as key)
    ) using p_new, (p_old ->> 'id')::uuid;
  end if;
  return true;
end
$$;

-- Condition that finds a row of a table `t` by its key in the history, which the expression `p_key` gives.
create function app_private.key_condition(p_table regclass, p_key text)
returns text
language sql
stable
set search_path = ''
as $$
  select
    string_agg(
      format(
        case
          when indnkeyatts = 1 then 't.%1$I = %4$s::%2$s'
          else 't.%1$I = split_part(%4$s, '','', %3$s)::%2$s'
        end,
        attname,
        format_type(atttypid, atttypmod),
        key.n,
        p_key
      ),
      ' and '
      order by key.n
    )
  from
    pg_catalog.pg_index
    cross join unnest(indkey) with ordinality as key (number, n)
    join pg_catalog.pg_attribute on attrelid = indrelid and attnum = key.number
  where indrelid = p_table and indisprimary;
$$;

-- The document of a row of a tracked table.
create function app_private.document_of(p_documents text[], p_row jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_way text;
  v_table text;
  v_key text;
  v_parent jsonb;
begin
  foreach v_way in array p_documents loop
    v_table := split_part(v_way, ':', 1);
    v_key := p_row ->> split_part(v_way, ':', 2);
    continue when v_key is null;
    if left(v_table, 1) <> '^' then
      return v_table || ':' || v_key;
    end if;
    v_table := substr(v_table, 2);
    execute format('select to_jsonb(t) from public.%I as t where id = $1::uuid', v_table) into v_parent using v_key;
    if v_parent is null then
      -- Deleted together with the row, and recorded before it.
      return (
        select document from app_private.history
        where table_name = v_table and row_key = v_key
        order by id desc limit 1
      );
    end if;
    return app_private.document_of(
      (select documents from app_private.kept_table where table_name = v_table), v_parent
    );
  end loop;
  return null;
end
$$;

-- Rights that give access to the history of a row: those of its document, so that only sales staff see pictures of
-- plants.
create function app_private.sections_of(p_document text, p_row jsonb)
returns text[]
language sql
stable
set search_path = ''
as $$
  select
    coalesce(sections, array(select jsonb_array_elements_text(p_row -> 'sections')))
  from app_private.kept_table
  where table_name = split_part(p_document, ':', 1);
$$;

-- Writes an entry of the history. Arguments: key columns, tracked columns, documents and sections as text arrays.
-- Raises request.limited for a person who has changed their own profile a hundred times within a day.
create function app_private.keep_history()
returns trigger
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  v_kept constant text[] := tg_argv[1];
  v_documents constant text[] := tg_argv[2];
  v_old jsonb;
  v_new jsonb;
  v_row jsonb;
  v_before jsonb;
  v_after jsonb;
  v_document text;
  v_left_document text;
  v_id bigint;
  v_change bigint := nullif(current_setting('arbora.change', true), '')::bigint;
begin
  if tg_op <> 'INSERT' then
    v_old := to_jsonb(old);
  end if;
  if tg_op <> 'DELETE' then
    v_new := to_jsonb(new);
  end if;
  v_row := coalesce(v_new, v_old);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(name, v_old -> name), jsonb_object_agg(name, v_new -> name) into v_before, v_after
    from unnest(v_kept) as name
    where v_old -> name is distinct from v_new -> name;
  else
    select jsonb_object_agg(name, v_row -> name) into v_after from unnest(v_kept) as name;
    if tg_op = 'DELETE' then
      v_before := v_after;
      v_after := null;
    end if;
  end if;
  v_document := coalesce(app_private.document_of(v_documents, v_row), tg_table_name || ':' || (v_row ->> 'id'));
  if tg_op = 'UPDATE' then
    v_left_document := nullif(app_private.document_of(v_documents, v_old), v_document);
  end if;
  -- More than any person needs, and too few to fill the disk.
  if tg_table_name = 'user_profile' and (v_row ->> 'id')::uuid = app.person_id() and (
    select count(*) >= 100
    from app_private.history
    where document = v_document and person_id = app.person_id() and at > now() - interval '1 day'
  ) then
    raise exception 'request.limited';
  end if;
  v_id := nextval('app_private.history_id_seq');
  if v_change is null then
    v_change := v_id;
    perform set_config('arbora.change', v_id::text, true);
  end if;
  insert into app_private.history (
    id, change_id, person_id, request_id, operation, table_name, row_key, document, left_document, sections,
    left_sections, version, before, after, undoes
  ) overriding system value values (
    v_id, v_change, app.person_id(),
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id', 100),
    lower(tg_op), tg_table_name,
    (select string_agg(v_row ->> name, ',' order by n) from unnest(tg_argv[0]::text[]) with ordinality as key (name, n)),
    v_document, v_left_document,
    case
      when split_part(v_document, ':', 1) = tg_table_name and tg_argv[3] is not null then tg_argv[3]::text[]
      else app_private.sections_of(v_document, v_row)
    end,
    case when v_left_document is not null then app_private.sections_of(v_left_document, v_old) end,
    (v_row ->> 'version')::integer, v_before, v_after, nullif(current_setting('arbora.undoes', true), '')::bigint
  );
  return null;
end
$$;

-- Deletes entries older than `p_days` days; returns their number.
create function app_private.prune_history(p_days integer)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from app_private.history where at < now() - make_interval(days => p_days);
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
grant execute on function app_private.prune_history(integer) to arbora_service;

-- The current rows of a document, locked if requested.
create function app_private.document_rows(p_document text, p_lock boolean)
returns table (table_name text, row_key text, data jsonb)
language plpgsql
volatile
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  v_kind constant text := split_part(p_document, ':', 1);
  v_value constant text := substr(p_document, length(split_part(p_document, ':', 1)) + 2);
  v_kept app_private.kept_table;
  v_way text;
  v_found jsonb[];
  v_keys jsonb := '{}';
begin
  -- Parents come before their children.
  for v_kept in select * from app_private.kept_table loop
    v_found := '{}';
    foreach v_way in array v_kept.documents loop
      if split_part(v_way, ':', 1) = v_kind then
        execute format(
          'select coalesce(array_agg(t.data), ''{}'') from (select to_jsonb(t) as data from %s as t where %I::text = $1 %s) as t',
          v_kept.relation::regclass, split_part(v_way, ':', 2), case when p_lock then 'for no key update' else '' end
        ) into v_found using v_value;
      elsif v_keys ? substr(split_part(v_way, ':', 1), 2) and left(v_way, 1) = '^' then
        execute format(
          'select coalesce(array_agg(t.data), ''{}'') from (select to_jsonb(t) as data from %s as t where %I::text in (select jsonb_array_elements_text($1)) %s) as t',
          v_kept.relation::regclass, split_part(v_way, ':', 2), case when p_lock then 'for no key update' else '' end
        ) into v_found using v_keys -> substr(split_part(v_way, ':', 1), 2);
      end if;
      exit when cardinality(v_found) > 0;
    end loop;
    return query
      select v_kept.table_name, app_private.row_key(v_kept.relation::regclass, found.data), found.data
      from unnest(v_found) as found (data)
      where app_private.document_of(v_kept.documents, found.data) = p_document;
    v_keys := v_keys || jsonb_build_object(
      v_kept.table_name, (select coalesce(jsonb_agg(found.data ->> 'id'), '[]') from unnest(v_found) as found (data))
    );
  end loop;
end
$$;

-- The key of a row as stored in the history.
create function app_private.row_key(p_table regclass, p_row jsonb)
returns text
language sql
stable
set search_path = ''
as $$
  select string_agg(p_row ->> attname::text, ',' order by key.n)
  from
    pg_catalog.pg_index
    cross join unnest(indkey) with ordinality as key (number, n)
    join pg_catalog.pg_attribute on attrelid = indrelid and attnum = key.number
  where indrelid = p_table and indisprimary;
$$;

-- The entries of a document after one of its changes; all of them after 0.
create function app_private.changes_since(p_document text, p_change bigint)
returns setof app_private.history
language sql
stable
set search_path = ''
as $$
  select entry.*
  from app_private.history as entry
  where
    p_document in (entry.document, entry.left_document)
    and entry.id > coalesce(
      (
        select max(target.id)
        from app_private.history as target
        where p_document in (target.document, target.left_document) and target.change_id = p_change
      ),
      0
    );
$$;

-- Checks that the caller may see a document's history. Raises not_found if it has none, or no such change, and
-- auth.forbidden. 0 stands for the time before the first change in the history.
create function app_private.require_document(p_document text, p_change bigint)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not exists (
    select from app_private.history
    where p_document in (document, left_document) and p_change in (0, change_id)
  ) then
    raise exception 'not_found';
  end if;
  if exists (
    select from app_private.history
    where
      document = p_document and not app_private.has_section(sections)
      or left_document = p_document and not app_private.has_section(left_sections)
  ) then
    raise exception 'auth.forbidden';
  end if;
end
$$;

-- The tracked columns of a row right after one of its entries; {} if nothing is known of it. Changes made to the row in
-- another document are reverted too.
create function app_private.row_after(p_entry app_private.history)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_row jsonb;
  v_newer app_private.history;
begin
  select jsonb_object_agg(name, present.data -> name) into v_row
  from app_private.current_row((p_entry).table_name, (p_entry).row_key) as present (data),
    app_private.kept_table as kept, unnest(kept.kept) as name
  where kept.table_name = (p_entry).table_name and present.data is not null;
  for v_newer in
    select * from app_private.history
    where table_name = (p_entry).table_name and row_key = (p_entry).row_key and id > (p_entry).id
    order by id desc
  loop
    v_row := case v_newer.operation
      when 'insert' then '{}'
      when 'delete' then v_newer.before
      else coalesce(v_row, '{}') || v_newer.before
    end;
  end loop;
  return coalesce(v_row, '{}');
end
$$;

-- A document right after one of its changes, or for 0 before the first one: {table: {row key: {column: value}}},
-- tracked columns only.
-- Raises not_found, auth.forbidden.
create function public.document_version(p_document text, p_change bigint)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_rows jsonb;
  v_entry app_private.history;
  v_path text[];
begin
  perform app_private.require_document(p_document, p_change);
  select coalesce(jsonb_object_agg(per_table.table_name, per_table.data), '{}') into v_rows
  from (
    select present.table_name, jsonb_object_agg(present.row_key, (
      select jsonb_object_agg(name, present.data -> name) from unnest(kept.kept) as name
    )) as data
    from app_private.document_rows(p_document, false) as present join app_private.kept_table as kept using (table_name)
    group by present.table_name
  ) as per_table;
  for v_entry in select * from app_private.changes_since(p_document, p_change) order by id desc loop
    v_path := array[v_entry.table_name, v_entry.row_key];
    if not v_rows ? v_entry.table_name then
      v_rows := v_rows || jsonb_build_object(v_entry.table_name, '{}'::jsonb);
    end if;
    if v_entry.operation = 'insert' or v_entry.operation = 'update' and v_entry.left_document is not null
      and v_entry.document = p_document
    then
      v_rows := v_rows #- v_path;
    elsif v_entry.operation = 'delete' then
      v_rows := jsonb_set(v_rows, v_path, v_entry.before);
    else
      v_rows := jsonb_set(
        v_rows, v_path,
        coalesce(v_rows #> v_path, app_private.row_after(v_entry)) || v_entry.before
      );
    end if;
  end loop;
  return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(v_rows) where value <> '{}');
end
$$;
grant execute on function public.document_version(text, bigint) to arbora_manager;

-- Restores a document to its state right after one of its changes, or for 0 before the first one, in one transaction:
-- texts, pictures, order and relations in all languages. The published state does not change. `p_latest` is the last
-- change that the caller has seen. Returns the resulting change; null if nothing differed.
-- Raises not_found, auth.forbidden, content.changed_meanwhile (detail {latest}) if there is a later one.
create function public.restore_version(p_document text, p_change bigint, p_latest bigint)
returns bigint
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_latest bigint;
begin
  perform app_private.require_document(p_document, p_change);
  -- A concurrent change of these rows ends before the latest change is read, or begins after this.
  perform app_private.document_rows(p_document, true);
  select max(change_id) into v_latest from app_private.history where p_document in (document, left_document);
  if v_latest is distinct from p_latest then
    raise exception 'content.changed_meanwhile' using detail = jsonb_build_object('latest', v_latest)::text;
  end if;
  if exists (
    select from app_private.changes_since(p_document, p_change) as entry where not app_private.may_undo(entry)
  ) then
    raise exception 'auth.forbidden';
  end if;
  perform set_config('arbora.undoes', p_change::text, true);
  perform app_private.undo_entries(
    array(select id from app_private.changes_since(p_document, p_change) order by id desc),
    '{is_published,is_public,publish_at}'
  );
  perform set_config('arbora.undoes', '', true);
  return nullif(current_setting('arbora.change', true), '')::bigint;
end
$$;
grant execute on function public.restore_version(text, bigint, bigint) to arbora_manager;

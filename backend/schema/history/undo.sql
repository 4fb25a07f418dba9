-- True if the caller may undo changes in these sections.
create function app_private.has_section(p_sections text[])
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    app.has_acl('admin') or coalesce((select bool_or(app.has_acl(section)) from unnest(p_sections) as section), false);
$$;

-- Whether the caller may undo an entry: may edit its document, and the one that the row was taken out of. An entry that
-- no member of staff has written, such as an import, requires a grant for the opposite operation on the table itself,
-- or an admin.
create function app_private.may_undo(p_entry app_private.history)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    coalesce(
      app_private.has_section((p_entry).sections)
      and ((p_entry).left_sections is null or app_private.has_section((p_entry).left_sections))
      and (
        (p_entry).person_id is not null
        or app.has_acl('admin')
        or (
          select
            case (p_entry).operation
              when 'insert' then has_table_privilege(caller.role, kept.relation, 'delete')
              when 'delete' then has_table_privilege(caller.role, kept.relation, 'insert')
              else (
                select bool_and(has_column_privilege(caller.role, kept.relation, name, 'update'))
                from jsonb_object_keys((p_entry).before) as name
              )
            end
          from
            app_private.kept_table as kept,
            (select coalesce(nullif(current_setting('role'), 'none'), session_user)::name) as caller (role)
          where kept.table_name = (p_entry).table_name
        )
      ),
      false
    );
$$;

-- The current row of a tracked table; null if there is none.
create function app_private.current_row(p_table text, p_key text)
returns jsonb
language plpgsql
volatile
set search_path = ''
set timezone = 'UTC'
as $$
declare
  v_relation constant regclass := (select relation from app_private.kept_table where table_name = p_table);
  v_row jsonb;
begin
  execute format(
    'select to_jsonb(t) from %s as t where %s', v_relation, app_private.key_condition(v_relation, '$1')
  ) into v_row using p_key;
  return v_row;
end
$$;

-- True if a row has these values.
create function app_private.has_values(p_row jsonb, p_values jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select
    p_row is not null
    and not exists (
      select from jsonb_each(p_values) as expected where p_row -> expected.key is distinct from expected.value
    );
$$;

-- Whether deleting this row would also delete rows that people created; rows maintained by triggers do not count.
create function app_private.has_dependents(p_table text, p_key text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  v_relation constant regclass := (select relation from app_private.kept_table where table_name = p_table);
  v_reference record;
  v_found boolean;
begin
  for v_reference in
    select conrelid::regclass as referring, attname
    from pg_catalog.pg_constraint
    join pg_catalog.pg_class on pg_class.oid = conrelid and relnamespace = 'public'::regnamespace
    join pg_catalog.pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = v_relation and contype = 'f' and confdeltype = 'c'
  loop
    execute format('select exists (select from %s where %I::text = $1)', v_reference.referring, v_reference.attname)
    into v_found using p_key;
    if v_found then
      return true;
    end if;
  end loop;
  return false;
end
$$;

-- Groups of successive entries that one statement can undo: of the same table and operation, each of another row;
-- deleted rows also of the same version. Keeps the order of `p_ids`.
create function app_private.undo_groups(p_ids bigint[])
returns setof bigint[]
language sql
stable
set search_path = ''
as $$
  with
    listed as (
      select
        id,
        n,
        array[
          table_name,
          operation,
          case operation
            when 'delete' then version
          end::text,
          row_number() over (
            partition by table_name, row_key
            order by n
          )::text
        ] as kind
      from
        unnest(p_ids) with ordinality as given (id, n)
        join app_private.history using (id)
    ),
    bounded as (select id, n, kind is distinct from lag(kind) over (order by n) as is_first from listed),
    grouped as (select id, n, count(*) filter (where is_first) over (order by n) as number from bounded)
  select array_agg(id order by n)
  from grouped
  group by number
  order by number;
$$;

-- Locks the rows of a group of undo_groups, in its order.
create function app_private.lock_group(p_ids bigint[])
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  v_relation constant regclass := (
    select kept.relation
    from app_private.history as entry join app_private.kept_table as kept using (table_name)
    where entry.id = p_ids[1]
  );
begin
  execute format(
    'select from unnest($1) with ordinality as given (id, n) join app_private.history as entry using (id)
     join %s as t on %s order by given.n for no key update of t',
    v_relation, app_private.key_condition(v_relation, 'entry.row_key')
  ) using p_ids;
end
$$;

-- Undoes a group of undo_groups in one statement, so that triggers recompute what depends on the rows once. Columns of
-- `p_skip` stay unchanged. Values that are already restored are left.
-- Raises content.changed_meanwhile (detail {table_name, row_key, row}) if a row has been changed since, and
-- content.not_undoable for columns that only their own functions change.
create function app_private.undo_group(p_ids bigint[], p_skip text[])
returns void
language plpgsql
volatile
set search_path = ''
set timezone = 'UTC'
as $$
declare
  v_first constant app_private.history := (select one from app_private.history as one where one.id = p_ids[1]);
  v_kept constant app_private.kept_table := (
    select one from app_private.kept_table as one where one.table_name = v_first.table_name
  );
  v_relation constant regclass := v_kept.relation;
  v_read constant text := format(
    'select to_jsonb(t) from %s as t where %s for no key update',
    v_relation, app_private.key_condition(v_relation, '$1')
  );
  v_entry app_private.history;
  v_before jsonb;
  v_after jsonb;
  v_row jsonb;
  v_undone jsonb[] := '{}';
  v_columns text;
  v_values text;
begin
  for v_entry in
    select entry.*
    from unnest(p_ids) with ordinality as given (id, n) join app_private.history as entry using (id)
    order by given.n
  loop
    v_before := v_entry.before - p_skip;
    v_after := v_entry.after - p_skip;
    if v_entry.operation = 'update' and v_before ?| v_kept.not_undone then
      raise exception 'content.not_undoable';
    end if;
    execute v_read into v_row using v_entry.row_key;
    if v_entry.operation = 'insert' and v_row is null
      or v_entry.operation = 'update' and (
        coalesce(v_before, '{}') = '{}' or app_private.has_values(v_row, v_before)
      )
    then
      continue;
    end if;
    if v_entry.operation = 'delete' and v_row is not null
      or v_entry.operation <> 'delete' and not app_private.has_values(v_row, v_after)
      or v_entry.operation = 'insert' and app_private.has_dependents(v_entry.table_name, v_entry.row_key)
    then
      raise exception 'content.changed_meanwhile' using detail = jsonb_build_object(
        'table_name', v_entry.table_name, 'row_key', v_entry.row_key, 'row', v_row
      )::text;
    end if;
    v_undone := v_undone || jsonb_build_object('key', v_entry.row_key, 'before', v_before);
  end loop;
  if cardinality(v_undone) = 0 then
    return;
  end if;

  select string_agg(quote_ident(name), ', '), string_agg('r.' || quote_ident(name), ', ') into v_columns, v_values
  from (
    select distinct key.name from unnest(v_undone) as one cross join jsonb_object_keys(one -> 'before') as key (name)
    where jsonb_typeof(one -> 'before') = 'object'
  ) as named;
  if v_first.operation = 'delete' then
    perform set_config('arbora.next_version', (v_first.version + 1)::text, true);
  end if;
  execute format(
    case v_first.operation
      when 'update' then
        'update %1$s as t set (%2$s) = (select %3$s from jsonb_populate_record(t, undone.before) as r)
         from jsonb_to_recordset($1) as undone (key text, before jsonb) where %4$s'
      when 'insert' then
        'delete from %1$s as t using jsonb_to_recordset($1) as undone (key text, before jsonb) where %4$s'
      else
        'insert into %1$s (%2$s)
         select %3$s
         from jsonb_to_recordset($1) as undone (key text, before jsonb)
         cross join jsonb_populate_record(null::%1$s, undone.before) as r'
    end,
    v_relation, v_columns, v_values, app_private.key_condition(v_relation, 'undone.key')
  ) using to_jsonb(v_undone);
  perform set_config('arbora.next_version', '', true);
end
$$;

-- Undoes entries, given from the last to the first. Rows that refer to a row which is not restored yet, such as one
-- deleted together with them, are postponed. Raises as undo_group, and 23503 for a reference to a deleted row.
create function app_private.undo_entries(p_ids bigint[], p_skip text[])
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  v_ids bigint[] := p_ids;
  v_waiting bigint[];
  v_group bigint[];
  v_id bigint;
begin
  while cardinality(v_ids) > 0 loop
    v_waiting := '{}';
    for v_group in select * from app_private.undo_groups(v_ids) loop
      begin
        perform app_private.undo_group(v_group, p_skip);
      exception when foreign_key_violation or unique_violation then
        -- The order of the rows matters here.
        foreach v_id in array v_group loop
          begin
            perform app_private.undo_group(array[v_id], p_skip);
          exception when foreign_key_violation then
            v_waiting := v_id || v_waiting;
          end;
        end loop;
      end;
    end loop;
    if cardinality(v_waiting) = cardinality(v_ids) then
      perform app_private.undo_group(array[v_id], p_skip);
    end if;
    v_ids := v_waiting;
  end loop;
end
$$;

-- Undoes a whole change in one transaction: its updates, inserts and deletes. Requires the right to edit all of it;
-- undoing an undo redoes the change. Returns the resulting change.
-- Raises not_found, auth.forbidden, content.changed_meanwhile (detail {table_name, row_key, row}) if a row has been
-- changed since, content.not_undoable.
create function public.undo_change(p_change bigint)
returns bigint
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not exists (select from app_private.history where change_id = p_change) then
    raise exception 'not_found';
  end if;
  if exists (
    select from app_private.history as entry
    where entry.change_id = p_change and not app_private.may_undo(entry)
  ) then
    raise exception 'auth.forbidden';
  end if;
  -- Rows are locked in the order in which the change wrote them, and undone in reverse.
  perform app_private.lock_group(locked)
  from app_private.undo_groups(array(select id from app_private.history where change_id = p_change order by id)) as locked;
  perform set_config('arbora.undoes', p_change::text, true);
  perform app_private.undo_entries(
    array(select id from app_private.history where change_id = p_change order by id desc), '{}'
  );
  perform set_config('arbora.undoes', '', true);
  return nullif(current_setting('arbora.change', true), '')::bigint;
end
$$;
grant execute on function public.undo_change(bigint) to arbora_manager;

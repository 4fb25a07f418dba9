-- Whether the caller may undo changes in these sections.
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

-- The current row of a tracked table, locked if requested; null if there is none.
create function app_private.current_row(p_table text, p_key text, p_lock boolean)
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
    'select to_jsonb(t) from %s as t where %s %s', v_relation, app_private.key_condition(v_relation),
    case when p_lock then 'for no key update' else '' end
  ) into v_row using p_key;
  return v_row;
end
$$;

-- Whether a row has these values.
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

-- Undoes one entry of the history; columns of `p_skip` stay unchanged. Values that are already restored are left.
-- Raises content.changed_meanwhile (detail {table_name, row_key, row}) if the row has been changed since, and
-- content.not_undoable for columns that only their own functions change.
create function app_private.undo_entry(p_entry app_private.history, p_skip text[])
returns void
language plpgsql
volatile
set search_path = ''
set timezone = 'UTC'
as $$
declare
  v_kept constant app_private.kept_table := (
    select one from app_private.kept_table as one where one.table_name = (p_entry).table_name
  );
  v_before constant jsonb := (p_entry).before - p_skip;
  v_after constant jsonb := (p_entry).after - p_skip;
  v_where constant text := app_private.key_condition((v_kept).relation::regclass);
  v_row jsonb;
  v_columns text;
  v_values text;
begin
  if (p_entry).operation = 'update' and v_before ?| (v_kept).not_undone then
    raise exception 'content.not_undoable';
  end if;
  v_row := app_private.current_row((p_entry).table_name, (p_entry).row_key, true);
  select string_agg(quote_ident(name), ', '), string_agg('r.' || quote_ident(name), ', ') into v_columns, v_values
  from jsonb_object_keys(coalesce(v_before, '{}')) as name;

  case (p_entry).operation
  when 'update' then
    if v_columns is null or app_private.has_values(v_row, v_before) then
      return;
    end if;
    if app_private.has_values(v_row, v_after) then
      execute format(
        'update %1$s set (%2$s) = (select %3$s from jsonb_populate_record(null::%1$s, $2) as r) where %4$s',
        (v_kept).relation::regclass, v_columns, v_values, v_where
      ) using (p_entry).row_key, v_before;
      return;
    end if;
  when 'insert' then
    if v_row is null then
      return;
    end if;
    if app_private.has_values(v_row, v_after) and not app_private.has_dependents((p_entry).table_name, (p_entry).row_key) then
      execute format('delete from %s where %s', (v_kept).relation::regclass, v_where) using (p_entry).row_key;
      return;
    end if;
  else
    if v_row is null then
      perform set_config('arbora.next_version', ((p_entry).version + 1)::text, true);
      execute format(
        'insert into %1$s (%2$s) select %3$s from jsonb_populate_record(null::%1$s, $1) as r', (v_kept).relation::regclass, v_columns,
        v_values
      ) using v_before;
      perform set_config('arbora.next_version', '', true);
      return;
    end if;
  end case;
  raise exception 'content.changed_meanwhile' using detail = jsonb_build_object(
    'table_name', (p_entry).table_name, 'row_key', (p_entry).row_key, 'row', v_row
  )::text;
end
$$;

-- Undoes entries, given from the last to the first. Rows that refer to a row which is not restored yet, such as one
-- deleted together with them, are postponed. Raises as undo_entry, and 23503 for a reference to a deleted row.
create function app_private.undo_entries(p_entries app_private.history[], p_skip text[])
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  v_entries app_private.history[] := p_entries;
  v_waiting app_private.history[];
  v_entry app_private.history;
begin
  while cardinality(v_entries) > 0 loop
    v_waiting := '{}';
    foreach v_entry in array v_entries loop
      begin
        perform app_private.undo_entry(v_entry, p_skip);
      exception when foreign_key_violation then
        v_waiting := v_entry || v_waiting;
      end;
    end loop;
    if cardinality(v_waiting) = cardinality(v_entries) then
      perform app_private.undo_entry(v_entry, p_skip);
    end if;
    v_entries := v_waiting;
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
  perform app_private.current_row(table_name, row_key, true)
  from (select table_name, row_key from app_private.history where change_id = p_change order by id) as entry;
  perform set_config('arbora.undoes', p_change::text, true);
  perform app_private.undo_entries(
    array(select entry from app_private.history as entry where change_id = p_change order by id desc), '{}'
  );
  perform set_config('arbora.undoes', '', true);
  return nullif(current_setting('arbora.change', true), '')::bigint;
end
$$;
grant execute on function public.undo_change(bigint) to arbora_manager;

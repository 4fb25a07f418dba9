-- Tallies: tables with counts of rows by the columns that lists and dashboards filter by. Each change adds a row with a
-- positive or negative number, so that writers never wait for each other; a count is the sum of `rows` over the rows
-- that a filter matches. All columns but `rows` identify a group.

-- Merges equal rows of a tally. Skips rows that another transaction is merging.
create function app_private.fold_tally(p_tally regclass)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_columns text := (
    select coalesce(string_agg(format('%I, ', attname), '' order by attnum), '')
    from pg_catalog.pg_attribute
    where attrelid = p_tally and attnum > 0 and not attisdropped and attname <> 'rows'
  );
begin
  execute format(
    'with deleted as (
       delete from %1$s where ctid = any (array(select ctid from %1$s for update skip locked)) returning *
     )
     insert into %1$s (%2$srows) select %2$ssum(rows) from deleted group by (%3$s) having sum(rows) <> 0',
    p_tally, v_columns, rtrim(v_columns, ', ')
  );
end
$$;

-- Trigger: empties the tally named by the argument.
create function app_private.truncate_tally()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  execute format('truncate %s', tg_argv[0]);
  return null;
end
$$;

-- Creates the triggers that keep a tally of a table, and their functions: generated for each tally, so that their plans
-- are cached. About one change in fifty folds the tally, so that reading stays cheap. `p_columns` are the tally's
-- columns except `rows`, in order, as expressions of `counted`; a tally without any counts all rows. Called by the
-- files of the schema.
create function app_private.keep_tally(p_table text, p_tally text, variadic p_columns text[] default '{}')
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  v_columns text := array_to_string(p_columns, ', ');
  v_function constant text := $function$
    create function %1$s_%2$s()
    returns trigger
    language plpgsql
    security definer
    set search_path = ''
    as $body$
    begin
      insert into %1$s %3$s;
      if random() < 0.02 then
        perform app_private.fold_tally(%1$L::regclass);
      end if;
      return null;
    end
    $body$
  $function$;
begin
  execute format(
    v_function, p_tally, 'counted',
    format(
      'select %scase tg_op when ''INSERT'' then 1 else -1 end * count(*) from changed as counted group by (%s) having count(*) > 0',
      case when v_columns <> '' then v_columns || ', ' else '' end, v_columns
    )
  );
  execute format(
    'create trigger tally_inserted after insert on %s referencing new table as changed
     for each statement execute function %s_counted()',
    p_table, p_tally
  );
  execute format(
    'create trigger tally_deleted after delete on %s referencing old table as changed
     for each statement execute function %s_counted()',
    p_table, p_tally
  );
  -- Most updates move no row between groups and cost only a comparison.
  if v_columns <> '' then
    execute format(
      v_function, p_tally, 'moved',
      format(
        'select %s, -1 union all select %s, 1',
        replace(v_columns, 'counted.', 'old.'), replace(v_columns, 'counted.', 'new.')
      )
    );
    execute format(
      'create trigger tally_moved after update on %s for each row when (row(%s) is distinct from row(%s))
       execute function %s_moved()',
      p_table, replace(v_columns, 'counted.', 'old.'), replace(v_columns, 'counted.', 'new.'), p_tally
    );
  end if;
  execute format(
    'create trigger truncate_tally after truncate on %s
     for each statement execute function app_private.truncate_tally(%L)',
    p_table, p_tally
  );
end
$$;

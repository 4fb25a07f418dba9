-- The triggers of every table of `app_private.kept_table`: versions before a row is written, after all others that alter
-- it, and history after. Texts of tables that staff write as a whole are stored with plain spaces and without hidden
-- characters; the other tables have triggers of their own (`a_tidy_texts`).
do $$
declare
  -- Every character that app.given_text_fault may refuse: a quick test, so that other texts cost nothing more.
  c_hidden constant text := '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f' || '\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a' || '\U000e0000-\U000e0fff]';
  kept record;
  v_counted text;
  v_changed text;
  v_arguments text;
  v_texts name[];
begin
  for kept in select * from app_private.kept_table loop
    -- The columns of version and stamp count too, so that values written to them are overridden.
    select format('row(%s) is distinct from row(%s)', string_agg(format('old.%I', attname), ', '), string_agg(format('new.%I', attname), ', '))
    into v_counted
    from pg_attribute
    where attrelid = kept.relation::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all (kept.not_counted);
    execute format(
      'create trigger z_stamp_insert before insert on %s for each row execute function app_private.stamp_row()',
      kept.relation
    );
    execute format(
      'create trigger z_stamp_update before update on %s for each row when (%s) execute function app_private.stamp_row()',
      kept.relation, v_counted
    );

    select format('row(%s) is distinct from row(%s)', string_agg(format('old.%I', name), ', '), string_agg(format('new.%I', name), ', '))
    into v_changed from unnest(kept.kept) as name;
    select format(
      '%L, %L, %L, %s',
      (
        select array_agg(attname order by n)
        from pg_index
        cross join unnest(indkey) with ordinality as key (number, n)
        join pg_attribute on attrelid = indrelid and attnum = number
        where indrelid = kept.relation::regclass and indisprimary
      )::text,
      kept.kept::text, kept.documents::text, coalesce(quote_literal(kept.sections::text), '')
    ) into v_arguments;
    v_arguments := rtrim(v_arguments, ', ');
    -- Sorts before the triggers of foreign keys, so that the history has a row before the ones deleted with it.
    execute format(
      'create trigger "Keep_updates" after update on %s for each row when (%s) execute function app_private.keep_history(%s)',
      kept.relation, v_changed, v_arguments
    );
    v_texts := array(
      select attname from pg_attribute
      where attrelid = kept.relation::regclass and attname = any (kept.kept)
        and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
      order by attnum
    );
    if kept.is_whole and cardinality(v_texts) > 0 then
      execute format(
        'create trigger a_plain_spaces before insert or update on %s for each row when (concat(%s) collate "C" ~ %L) execute function app_private.plain_spaces(%s)',
        kept.relation,
        (select string_agg(format('new.%I', name), ', ') from unnest(v_texts) as name),
        '[\u00a0\u202f\u2060]',
        (select string_agg(quote_literal(name), ', ') from unnest(v_texts) as name)
      );
    end if;
    if kept.is_whole and cardinality(v_texts) > 0 then
      execute format(
        'create trigger refuse_hidden_texts after insert or update on %s for each row when (concat(%s) collate "C" ~ %L) execute function app_private.refuse_hidden_texts(%s)',
        kept.relation,
        (select string_agg(format('new.%I', name), ', ') from unnest(v_texts) as name),
        c_hidden,
        (select string_agg(quote_literal(name), ', ') from unnest(v_texts) as name)
      );
    end if;
    if kept.is_whole then
      -- Files of customers' baskets are not tracked.
      execute format(
        'create trigger "Keep_inserts" after insert on %s for each row %s execute function app_private.keep_history(%s)',
        kept.relation, case kept.table_name when 'static_file' then 'when (new.bucket = ''public'')' else '' end,
        v_arguments
      );
      execute format(
        'create trigger "Keep_deletes" after delete on %s for each row %s execute function app_private.keep_history(%s)',
        kept.relation, case kept.table_name when 'static_file' then 'when (old.bucket = ''public'')' else '' end,
        v_arguments
      );
    end if;
  end loop;
end
$$;

-- Searches by trigram indexes. Row security comes before what a caller asks, and keeps patterns from indexes, since
-- `ilike` is not leakproof. So the data service asks a function of the schema `app` for the ids of rows that may match,
-- and reads those rows, under the caller's rights and with his conditions.

-- Ids of a table's rows in which one of `p_columns` matches the pattern at the same place of `p_patterns`, regardless of
-- case, and that fulfil `p_condition`; at most `p_most` of them where that is given. `p_known` are the columns that may be
-- asked for; raises request.invalid for another one.
create function app_private.found_ids(
  p_table text,
  p_key text,
  p_known text[],
  p_columns text[],
  p_patterns text[],
  p_condition text default 'true',
  p_most integer default null
)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  v_matches text := (
    select string_agg(format('%I ilike $1[%s]', asked.name, asked.n), ' or ' order by asked.n)
    from unnest(p_columns) with ordinality as asked (name, n)
  );
  v_ids uuid[];
begin
  if not p_columns <@ p_known then
    raise exception 'request.invalid';
  end if;
  execute format('select array(select %I from %s as found where (%s) and %s limit $2)', p_key, p_table, v_matches, p_condition)
  into v_ids using p_patterns, p_most;
  return v_ids;
end
$$;

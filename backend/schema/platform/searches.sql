-- Searches by trigram indexes. Row security conditions are evaluated before the caller's, and keep patterns from using
-- an index, since `ilike` is not leakproof. So the data service calls a function of the schema `app` for the ids of
-- rows that may match, and reads those rows with the caller's rights and conditions. If too many match, it reads the page
-- in the order of the list; a function that is not parallel restricted would keep the count from parallel workers.

-- Ids of a table's rows in which one of `p_columns`, or with `p_all` each of them, matches the pattern at the same position
-- of `p_patterns`, ignoring case, and that satisfy `p_condition`; at most `p_most` of them if given. `p_known` are the
-- permitted columns; raises request.invalid for another one. `p_folded` is the indexed expression that stands for the
-- column `folded`: texts folded by app.searchable.
create function app_private.found_ids(
  p_table text,
  p_key text,
  p_known text[],
  p_columns text[],
  p_patterns text[],
  p_condition text default 'true',
  p_most integer default null,
  p_all boolean default false,
  p_folded text default null
)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  v_matches text := (
    select
      string_agg(
        case when asked.name = 'folded' then p_folded else quote_ident(asked.name) end
          || format(' ilike $1[%s]', asked.n),
        case when p_all then ' and ' else ' or ' end order by asked.n
      )
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

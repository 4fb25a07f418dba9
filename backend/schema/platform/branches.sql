-- Branches of the nursery; definer functions, because callers cannot read the table.

-- Name of the branch that serves a region; null if none does.
create function app.branch_of_region(region integer)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select name from app_private.branch where region = any (regions) order by position limit 1;
$$;
grant execute on function app.branch_of_region(integer) to arbora_anon, arbora_service;

-- The branch of this name, without surrounding spaces; null if there is none.
create function app_private.branch_named(chosen text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select name from app_private.branch where name = btrim(chosen);
$$;
grant execute on function app_private.branch_named(text) to arbora_service;

-- Name of the default branch.
create function app_private.default_branch()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select name from app_private.branch order by position limit 1;
$$;
grant execute on function app_private.default_branch() to arbora_service;

-- Stores the branches of the setting `BRANCHES`: `[{name, regions}]`, the default first. The lock serializes instances
-- that start together.
create function app_private.keep_branches(p_branches jsonb)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
  begin
    lock table app_private.branch in share row exclusive mode;
    if (select jsonb_agg(jsonb_build_object('name', name, 'regions', regions) order by position) from app_private.branch)
      is not distinct from p_branches
    then
      return;
    end if;
    delete from app_private.branch;
    insert into app_private.branch (name, position, regions)
    select entry.name, entry.position, entry.regions
    from rows from (jsonb_to_recordset(p_branches) as (name text, regions smallint[]))
      with ordinality as entry (name, regions, position);
  end
  $$;
grant execute on function app_private.keep_branches(jsonb) to arbora_service;

-- The list of plants of `/sortiment`: one result has a page, both totals and the counts of all filters.

-- The facts for the values of a filter; null if the filter is not set.
create function app_private.asked_facts(p_name text, p_values text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_agg(p_name || ':' || value)
  from unnest(string_to_array(left(p_values, 1000), ',')) as value
  where value != '';
$$;

-- The page of the unfiltered list, which is requested most: read by an index and from tallies.
create function app_private.whole_plant_list(p_sort text, p_page integer)
returns json
language plpgsql
stable
set search_path = ''
set plan_cache_mode = auto
as $$
declare
  v_facets json;
  v_total integer;
  v_items integer;
  v_page integer;
  v_plants json;
begin
  select
    coalesce(json_object_agg(kept.fact, kept.rows) filter (where kept.fact like '%:%' and kept.rows > 0), '{}'),
    coalesce(sum(kept.rows) filter (where kept.fact = 'plants'), 0),
    coalesce(sum(kept.rows) filter (where kept.fact = 'items'), 0)
  into v_facets, v_total, v_items
  from (select tally.fact, sum(tally.rows) as rows from app_private.fact_tally tally group by tally.fact) kept;
  v_page := least(p_page, greatest(1, (v_total + 49) / 50));
  if p_sort = 'height' then
    select json_agg(shown.shown) into v_plants
    from (select card.shown from app_private.plant_card card order by card.height_cm, card.name limit 50 offset (v_page - 1) * 50) shown;
  elsif p_sort = 'tallest' then
    select json_agg(shown.shown) into v_plants
    from (
      select card.shown from app_private.plant_card card
      order by card.height_cm desc nulls last, card.name limit 50 offset (v_page - 1) * 50
    ) shown;
  else
    select json_agg(shown.shown) into v_plants
    from (select card.shown from app_private.plant_card card order by card.name limit 50 offset (v_page - 1) * 50) shown;
  end if;
  return json_build_object(
    'plants', coalesce(v_plants, '[]'), 'total', v_total, 'items', v_items, 'page', v_page, 'matched', '{}'::json,
    'facets', v_facets, 'nearest', '[]'::json, 'similar', false
  );
end
$$;

-- A page of 50 plants, each with all its sizes, for callers who may see the assortment. `query` has words of names and
-- trade codes; the filters have values joined by commas, combined with or; `sort` is `name`, `height`, `tallest`, or by
-- relevance. `total` and `items` count matching plants and sizes. `facets` has the number of plants per filter value,
-- `matched` the matching name of each plant, `similar` is true if names were mistyped. If no plant matches, `nearest`
-- has those that miss the fewest criteria, with the missed ones.
create function plant_list(
  query text default '',
  category text default '',
  size text default '',
  height text default '',
  light text default '',
  soil text default '',
  flowering text default '',
  use text default '',
  sort text default '',
  page integer default 1
)
returns json
language plpgsql
stable
security definer
set search_path = ''
set jit = off
-- The best plan depends on how many plants were found.
set plan_cache_mode = force_custom_plan
as $$
declare
  v_typed record;
  v_category text[] := app_private.asked_facts('category', category);
  v_size text[] := app_private.asked_facts('size', size);
  v_height text[] := app_private.asked_facts('height', height);
  v_light text[] := app_private.asked_facts('light', light);
  v_soil text[] := app_private.asked_facts('soil', soil);
  v_flowering text[] := app_private.asked_facts('flowering', flowering);
  v_use text[] := app_private.asked_facts('use', use);
  v_page integer := greatest(1, least(page, 1000000));
  v_sort text := sort;
  v_has_words boolean;
  v_n integer[];
  v_words text[];
  v_costs integer[];
  v_typos integer[];
  v_ids uuid[];
  v_found_costs integer[];
  v_misses_name boolean := false;
  v_similar boolean := false;
  v_fact_sets uuid[];
  v_item_sets uuid[];
  v_plants bigint[];
  v_answer json;
begin
  if not app.sees_assortment() then
    return null;
  end if;
  v_typed := app_private.read_search(query);
  v_has_words := cardinality(v_typed.words) > 0;
  if not v_has_words and v_typed.codes = '{}'
    and coalesce(v_category, v_size, v_height, v_light, v_soil, v_flowering, v_use) is null
  then
    return app_private.whole_plant_list(v_sort, v_page);
  end if;

  if v_has_words then
    for round in 0..1 loop
      select array_agg(candidate.n), array_agg(candidate.word), array_agg(candidate.cost), array_agg(candidate.typos)
      into v_n, v_words, v_costs, v_typos
      from app_private.words_like(v_typed.words, round = 1) candidate;
      select array_agg(found.product_id), array_agg(found.cost), not bool_and(found.is_whole), max(found.cost) >= 1000
      into v_ids, v_found_costs, v_misses_name, v_similar
      from app_private.plants_with_words(v_typed.words, v_n, v_words, v_costs, v_typos) found;
      exit when not v_misses_name;
    end loop;
    -- Without even a similar name only the filters apply.
    v_misses_name := coalesce(v_misses_name, true);
    v_similar := coalesce(v_similar, false) and not v_misses_name;
  end if;

  -- Combinations of fact set and item set, with their number of plants.
  if v_ids is null then
    select array_agg(pair.fact_set), array_agg(pair.item_set), array_agg(pair.plants)
    into v_fact_sets, v_item_sets, v_plants
    from (
      select tally.fact_set, tally.item_set, sum(tally.rows) as plants
      from app_private.plant_card_tally tally group by tally.fact_set, tally.item_set having sum(tally.rows) > 0
    ) pair;
  else
    select array_agg(pair.fact_set), array_agg(pair.item_set), array_agg(pair.plants)
    into v_fact_sets, v_item_sets, v_plants
    from (
      select card.fact_set, card.item_set, count(*) as plants
      from app_private.plant_card card where card.product_id = any (v_ids) group by card.fact_set, card.item_set
    ) pair;
  end if;

  with pair as materialized (
    select * from unnest(v_fact_sets, v_item_sets, v_plants) as pair (fact_set, item_set, plants)
  ),
  of_facts as materialized (
    select
      fact_set.id, fact_set.facts,
      array_remove(array[
        case when v_misses_name then 'name' end,
        case when v_category is not null and not fact_set.facts && v_category then 'category' end,
        case when v_height is not null and not fact_set.facts && v_height then 'height' end,
        case when v_light is not null and not fact_set.facts && v_light then 'light' end,
        case when v_soil is not null and not fact_set.facts && v_soil then 'soil' end,
        case when v_flowering is not null and not fact_set.facts && v_flowering then 'flowering' end,
        case when v_use is not null and not fact_set.facts && v_use then 'use' end
      ], null) as misses
    from app_private.fact_set where fact_set.id in (select pair.fact_set from pair)
  ),
  of_items as materialized (
    select
      item_set.id, array_agg(distinct 'size:' || coded.size) filter (where coded.size <> '') as sizes,
      count(*) filter (where v_size is null or 'size:' || coded.size = any (v_size))::integer as items
    from app_private.item_set
    cross join lateral (
      select split_part(item, '|', 1) as size from unnest(item_set.items) as item
      where v_typed.codes = '{}' or item ~ all (v_typed.codes)
    ) as coded
    where item_set.id in (select pair.item_set from pair)
    group by item_set.id
  ),
  -- Criteria that the plants of a combination miss, and their matching items.
  profile as materialized (
    select
      pair.fact_set, pair.item_set, pair.plants, coalesce(of_items.items, 0) as items,
      of_facts.misses || case
        when (v_typed.codes <> '{}' or v_size is not null) and coalesce(of_items.items, 0) = 0 then '{size}'::text[]
        else '{}'
      end as misses
    from pair
    join of_facts on of_facts.id = pair.fact_set
    left join of_items on of_items.id = pair.item_set
  ),
  counted as (
    select
      coalesce(sum(profile.plants), 0)::integer as total, coalesce(sum(profile.plants * profile.items), 0)::integer as items
    from profile where profile.misses = '{}'
  ),
  paged as (
    select least(v_page, greatest(1, (counted.total + 49) / 50)) as page from counted
  ),
  -- Reading plants in the order of their names up to the page is faster than sorting all matching ones, if these are
  -- thousands and a large part of the plants.
  walk as (
    select
      v_ids is null and v_sort not in ('height', 'tallest')
      and counted.total > (select sum(pair.plants) from pair) / 4
      and counted.total > paged.page * 1000 as is_faster
    from paged cross join counted
  ),
  shown as materialized (
    select best.product_id, row_number() over () as place
    from (
      (
        select card.product_id
        from app_private.plant_card card
        where (select walk.is_faster from walk)
          -- `is true` keeps the planner from joining and sorting.
          and ((card.fact_set, card.item_set) in (
            select profile.fact_set, profile.item_set from profile where profile.misses = '{}'
          )) is true
        order by card.name
        limit 50 offset ((select paged.page from paged) - 1) * 50
      )
      union all
      (
        select card.product_id
        from profile
        join app_private.plant_card card on card.fact_set = profile.fact_set and card.item_set = profile.item_set
        left join unnest(v_ids, v_found_costs) as found (id, cost) on found.id = card.product_id
        where not (select walk.is_faster from walk)
          and profile.misses = '{}' and (v_ids is null or found.id is not null)
        order by
          case when v_sort not in ('name', 'height', 'tallest') then coalesce(found.cost, 0) end,
          case v_sort when 'height' then card.height_cm when 'tallest' then -card.height_cm end,
          card.name
        limit 50 offset ((select paged.page from paged) - 1) * 50
      )
    ) as best
  ),
  -- Number of plants that miss fewer criteria than those of a combination.
  missing as (
    select
      profile.*,
      coalesce(sum(profile.plants) over (
        order by cardinality(profile.misses) groups between unbounded preceding and 1 preceding
      ), 0) as nearer
    from profile
  ),
  near as materialized (
    select best.product_id, best.misses, row_number() over () as place
    from (
      select card.product_id, missing.misses
      from missing
      join app_private.plant_card card on card.fact_set = missing.fact_set and card.item_set = missing.item_set
      left join unnest(v_ids, v_found_costs) as found (id, cost) on found.id = card.product_id
      where (select counted.total from counted) = 0
        and missing.nearer < 12
        and (v_ids is null or found.id is not null)
        -- If no name is similar, there are no nearest plants.
        and (
          v_ids is not null or v_typed.codes <> '{}'
          or coalesce(v_category, v_size, v_height, v_light, v_soil, v_flowering, v_use) is not null
        )
      order by cardinality(missing.misses), coalesce(found.cost, 0), card.name limit 12
    ) as best
  ),
  facet as (
    select fact_count.fact, sum(fact_count.plants) as plants
    from (
      select fact, grouped.misses, grouped.plants
      from (
        select profile.fact_set, profile.misses, sum(profile.plants) as plants from profile
        where cardinality(profile.misses) <= 1 group by profile.fact_set, profile.misses
      ) grouped
      join of_facts on of_facts.id = grouped.fact_set
      cross join unnest(of_facts.facts) as fact
      where not starts_with(fact, 'size:')
      union all
      select fact, grouped.misses, grouped.plants
      from (
        select profile.item_set, profile.misses, sum(profile.plants) as plants from profile
        where cardinality(profile.misses) <= 1 group by profile.item_set, profile.misses
      ) grouped
      join of_items on of_items.id = grouped.item_set
      cross join unnest(of_items.sizes) as fact
    ) fact_count
    where fact_count.misses = '{}' or fact_count.misses[1] = split_part(fact_count.fact, ':', 1)
    group by fact_count.fact
  )
  select
    json_build_object(
      'plants', coalesce((
        select json_agg(card.shown order by shown.place) from shown join app_private.plant_card card using (product_id)
      ), '[]'),
      'total', counted.total, 'items', counted.items, 'page', paged.page,
      'matched', case
        when v_words is null then '{}'
        else app_private.matched_names(array(
          select shown.product_id from shown union all select near.product_id from near
        ), v_n, v_words)
      end,
      'facets', coalesce((select json_object_agg(facet.fact, facet.plants) from facet), '{}'),
      'nearest', coalesce((
        select json_agg(json_build_object('plant', card.shown, 'misses', near.misses) order by near.place)
        from near join app_private.plant_card card using (product_id)
      ), '[]'),
      'similar', v_similar
    )
  into v_answer
  from counted cross join paged;
  return v_answer;
end
$$;
grant execute on function plant_list(text, text, text, text, text, text, text, text, text, integer) to arbora_anon;

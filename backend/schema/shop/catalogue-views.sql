-- The public catalogue and its search. Without security barrier, so that searches use the trigram index; the rows are
-- filtered by the caller's right once per statement.

-- Items for callers who may see the assortment, without prices.
create view katalog_items as
  select
    item.id as product_item_id,
    product.id as product_id,
    product.name,
    product.name_cs,
    product.name_en,
    product.name_pl,
    product.category_ids,
    size.name as size,
    size.position as size_position,
    item.spec1,
    item.spec2,
    product.photo,
    product.search,
    item.flag,
    product.cids
  from
    product
    join product_item as item on item.product_id = product.id
    left join product_size as size on size.id = item.size_id
  where product.is_public and item.web_catalogue and (select app.sees_assortment());

-- The public groups of the assortment, without the groups within them, each with the picture of one of its plants.
create view category_cover
with (security_barrier = true)
as
  select
    category.id,
    category.cid,
    category.name,
    category.name_en,
    category.name_pl,
    plant.photo
  from
    product_category as category
    left join lateral (
      select product.photo
      from product
      where product.is_public and product.photo is not null and product.category_ids @> array[category.id]
      order by product.id
      limit 1
    ) as plant
      on true
  where category.is_public and category.cid_sub is null and (select app.sees_assortment());

-- All items, for sales staff only.
create view katalog_items_full as
  select
    item.id as product_item_id,
    product.id as product_id,
    product.name,
    product.name_cs,
    product.name_en,
    product.name_pl,
    product.category_ids,
    product.cids,
    size.name as size,
    size.position as size_position,
    item.size_id,
    item.spec1,
    item.spec2,
    item.spec3,
    item.web_catalogue,
    item.flag,
    product.is_public,
    product.photo,
    product.search,
    item.version,
    item.updated_at
  from
    product
    join product_item as item on item.product_id = product.id
    left join product_size as size on size.id = item.size_id
  where (select app.has_acl('sales'));

-- Items of the public catalogue whose plant matches all words of `query` (at most 10). If nothing matches, each word
-- may have typing errors: one in three letters, two in longer words; plants with the fewest errors are returned. The
-- settings make the planner look up each similar word in the index, and disable JIT compilation, which takes longer
-- than the query.
create function katalog_search(query text)
returns setof katalog_items
language plpgsql
stable
security definer
rows 50
set search_path = ''
set random_page_cost = 1.1
set jit = off
as $$
  declare
    v_words text[];
    v_patterns text[];
  begin
    select array_agg(typed.word order by length(typed.word) desc, typed.word) into v_words
    from (
      select distinct regexp_replace(part, '^[^a-z0-9]+|[^a-z0-9]+$', '', 'g') as word
      from unnest((regexp_split_to_array(app.searchable(left(query, 200)), '\s+'))[1:10]) as part
    ) typed
    where typed.word <> '';
    if v_words is null then
      return;
    end if;
    v_patterns := array(
      select '%' || regexp_replace(typed.word, '([\\%_])', '\\\1', 'g') || '%'
      from unnest(v_words) with ordinality as typed (word, n) order by typed.n
    );

    -- The index is searched for the longest word, which the fewest names contain.
    return query
      select item.* from public.katalog_items item
      where item.search like v_patterns[1] and item.search like all (v_patterns);
    if found then
      return;
    end if;

    return query
      with typed as materialized (
        select
          part.n, part.word,
          case
            when part.word !~ '^[a-z0-9]+$' then 0
            when length(part.word) >= 4 then 2
            when length(part.word) = 3 then 1
            else 0
          end as max_typos
        from unnest(v_words) with ordinality as part (word, n)
      ),
      alike as (
        select
          typed.n, entry.word, close.steps,
          row_number() over (
            partition by typed.n order by close.steps, extensions.similarity(entry.word, typed.word) desc, entry.word
          ) as place
        from typed
        join app_private.search_word entry
          on length(entry.word) between length(typed.word) - typed.max_typos and length(typed.word) + typed.max_typos
        cross join lateral (
          select extensions.levenshtein_less_equal(left(typed.word, 60), entry.word, typed.max_typos) as steps
        ) close
        where typed.max_typos > 0 and close.steps <= typed.max_typos
      ),
      near as materialized (
        select typed.n, v_patterns[typed.n] as pattern, 0 as steps from typed
        union all
        select alike.n, ('%' || alike.word || '%') collate "default", alike.steps from alike where alike.place <= 30 and alike.steps > 0
      ),
      hit as (
        select near.n, product.id, min(near.steps) as steps
        from near join public.product on product.search like near.pattern
        where product.is_public
        group by near.n, product.id
      ),
      scored as materialized (
        select hit.id, sum(hit.steps) as steps from hit group by hit.id having count(*) = cardinality(v_words)
      )
      select item.*
      from scored join public.katalog_items item on item.product_id = scored.id
      where scored.steps = (select min(scored.steps) from scored);
  end
  $$;
grant execute on function katalog_search(text) to arbora_anon;

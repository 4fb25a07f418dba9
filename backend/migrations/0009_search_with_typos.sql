-- People mistype names: "jvaor" is meant to find "javor". Trigrams say little about so short words, so the second try
-- of the search counts the letters to change instead. It looks at every plant, but only when nothing matched.
create extension if not exists fuzzystrmatch schema extensions;
grant execute on all functions in schema extensions to arbora_anon, arbora_service;

create or replace function katalog_search(query text) returns setof katalog_items
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  declare
    words text[] := regexp_split_to_array(btrim(app.searchable(left(query, 200))), '\s+');
    patterns text[];
  begin
    select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') into patterns
    from unnest(words[1:10]) as word;
    return query select item.* from public.katalog_items item where item.search like all (patterns);
    if found then
      return;
    end if;

    -- The plants to which every word comes near, of those the nearest ones. A letter too many, missing or changed is
    -- one step, two letters swapped are two; the shorter a word, the less of it may be wrong.
    return query
      with near as (
        select product.id, sum(nearest.steps) as steps
        from public.product
        cross join lateral unnest(words[1:10]) as typed (word)
        cross join lateral (
          select min(extensions.levenshtein_less_equal(left(typed.word, 60), left(name.word, 60), 2)) as steps
          from regexp_split_to_table(product.search, '[^a-z0-9]+') as name (word)
          where name.word <> ''
        ) nearest
        where product.is_public
        group by product.id
        having bool_and(nearest.steps <= case when length(typed.word) >= 4 then 2 when length(typed.word) = 3 then 1 else 0 end)
      )
      select item.*
      from near
      join public.katalog_items item on item.product_id = near.id
      where near.steps = (select min(steps) from near);
  end
  $$;

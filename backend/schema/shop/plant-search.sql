-- Parsing and matching of plant searches: words of names and trade codes.

-- The words and trade codes of a search, at most 8 and 4. Codes are regular expressions for `item_set.items`:
-- `12-14` (cm), `OK`, `ZB` (also DB, RB), `PK` (BR), `HK`, `VK`, `k9` (P9), `C5` (Co5, 5 l).
create function app_private.read_search(p_query text, out words text[], out codes text[])
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_text text := replace(app.searchable(left(p_query, 200)), '×', ' ');
begin
  v_text := translate(v_text, '–—‘’´`', '--''''''''');
  v_text := regexp_replace(v_text, '\m(\d{1,3})\s*[-/]\s*(\d{1,3})(\s*cm)?\M', '\1-\2', 'g');
  v_text := regexp_replace(v_text, '\m(\d{1,3})\s*l\M', 'c\1', 'g');
  v_text := regexp_replace(v_text, '\mco?\s*(\d{1,3}([.,]\d)?)(\s*l)?\M', 'c\1', 'g');
  v_text := regexp_replace(v_text, '\m[kp]\s*(\d{1,2})\M', 'k\1', 'g');
  with part as (
    select part.token, part.n,
      case
        when part.token ~ '^\d{1,3}-\d{1,3}$' then ' ' || part.token || ' '
        when part.token ~ '^\d{1,3}\+$' then ' ' || replace(part.token, '+', '\+') || ' '
        when part.token ~ '^[ck]\d{1,3}([.,]\d)?$' then ' ' || replace(part.token, '.', '[.,]') || ' '
        when part.token = 'ok' then '\mok '
        when part.token in ('zb', 'db', 'rb') then ' (zb|db) '
        when part.token in ('pk', 'br') then ' pk '
        when part.token in ('hk', 'vysokokmen') then ' (hk|vysokokmen) '
        when part.token in ('vk', 'vicekmen') then ' vk '
        when part.token in ('polokmen', 'ctvrtkmen', 'zakrsek') then ' ' || part.token || ' '
      end as code
    from regexp_split_to_table(v_text, '[\s;,()"]+') with ordinality as part (token, n)
  )
  select
    coalesce((
      select (array_agg(named.word order by named.n))[1:8]
      from (
        select word, min(part.n * 100 + word_n) as n
        from part
        cross join regexp_split_to_table(part.token, '[^a-z0-9]+') with ordinality as one (word, word_n)
        where part.code is null and word not in ('', 'x', 'cv', 'cm')
        group by word
      ) as named
    ), '{}'),
    coalesce((select (array_agg(distinct part.code))[1:4] from part where part.code is not null), '{}')
  into words, codes;
end
$$;

-- Plants of the catalogue whose names have all typed words, with the data for ranking. The arrays are columns of
-- app_private.words_like; words next to each other, as typed, rank higher. If no plant has all words, those with the
-- most are returned as partial.
create function app_private.plants_with_words(
  p_typed text[],
  p_n integer[],
  p_words text[],
  p_costs integer[],
  p_typos integer[]
)
returns table (product_id uuid, cost integer, is_whole boolean)
language sql
stable
set search_path = ''
as $$
  with
    hit as (
      select candidate.n, filed.product_id, min(candidate.cost + filed.cost + candidate.typos * 1000) as cost
      from
        unnest(p_n, p_words, p_costs, p_typos) as candidate (n, word, cost, typos)
        join app_private.plant_word as filed on filed.word = candidate.word
      group by candidate.n, filed.product_id
    ),
    found as materialized (
      select
        hit.product_id,
        sum(hit.cost)::integer + bool_and(
          cardinality(p_typed) > 1 and product.search not like '%' || array_to_string(p_typed, ' ') || '%'
        )::integer as cost,
        count(*)::integer as words
      from
        hit
        join app_private.plant_card as card on card.product_id = hit.product_id
        left join public.product on product.id = hit.product_id and cardinality(p_typed) > 1
      group by hit.product_id
    ),
    best as (select max(found.words) as words from found)
  select found.product_id, found.cost, found.words = cardinality(p_typed)
  from
    found
    join best on best.words = found.words
  -- With typing errors, only the names with the fewest.
  where
    found.words < cardinality(p_typed)
    or found.cost / 1000 = (select min(other.cost / 1000) from found as other where other.words = cardinality(p_typed));
$$;

-- The names by which the plants were found, unless it was the Latin one, as an object by plant. `p_n` and `p_words` are
-- columns of app_private.words_like.
create function app_private.matched_names(p_products uuid[], p_n integer[], p_words text[])
returns json
language sql
stable
set search_path = ''
as $$
  with
    candidate as materialized (
      select filed.product_id, candidate.n, filed.word
      from
        unnest(p_n, p_words) as candidate (n, word)
        join app_private.plant_word as filed on filed.word = candidate.word
      where filed.product_id = any (p_products)
    ),
    term as (
      select product.id, plant_name.name, plant_name.place, app_private.words_of(plant_name.name) as words
      from
        public.product
        left join app_private.genus on genus.name = app_private.genus_of(product.name)
        cross join lateral unnest(
          array[
            product.name collate "default",
            product.name_cs,
            product.name_en,
            product.name_pl
          ] || product.synonyms || array[genus.name_cs, genus.name_en, genus.name_pl] || genus.synonyms
        ) with ordinality as plant_name (name, place)
      where product.id = any (p_products) and plant_name.name is not null
    ),
    hit as materialized (
      select distinct candidate.product_id, candidate.n, term.name, term.place
      from
        candidate
        join term on term.id = candidate.product_id and candidate.word = any (term.words)
    ),
    best as (
      select distinct on (hit.product_id) hit.product_id, hit.name
      from hit
      where
        hit.place > 1
        and not exists (
          select from hit as latin where latin.product_id = hit.product_id and latin.n = hit.n and latin.place = 1
        )
      group by hit.product_id, hit.name, hit.place
      order by hit.product_id, count(*) desc, hit.place
    )
  select coalesce(json_object_agg(best.product_id, best.name), '{}')
  from best;
$$;

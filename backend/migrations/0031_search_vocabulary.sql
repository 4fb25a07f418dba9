-- Search over an assortment of any size. What was typed is first looked for as it is, by the trigram index; the search
-- for what was mistyped then compares with the words that names are made of, each once, and not with every plant.

-- Words of all names, without accents and case. One that no name has any more does no harm: it finds nothing.
create table app_private.search_word (
  word text collate "C" primary key check (length(word) <= 60)
);
alter table app_private.search_word enable row level security;
create index search_word_length on app_private.search_word (length(word));
grant select, insert, update, delete on app_private.search_word to arbora_service;
create policy all_service on app_private.search_word to arbora_service using (true) with check (true);

-- Sorted, so that two transactions that bring the same new words cannot wait for each other in a ring.
create function app_private.collect_search_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into app_private.search_word (word)
    select distinct part.word
    from written cross join lateral regexp_split_to_table(written.search, '[^a-z0-9]+') as part (word)
    where length(part.word) between 2 and 60
    order by 1
    on conflict do nothing;
    return null;
  end
  $$;
create trigger collect_words_of_new after insert on product
  referencing new table as written
  for each statement execute function app_private.collect_search_words();
create trigger collect_words_of_changed after update on product
  referencing new table as written
  for each statement execute function app_private.collect_search_words();

insert into app_private.search_word (word)
select distinct part.word
from product cross join lateral regexp_split_to_table(product.search, '[^a-z0-9]+') as part (word)
where length(part.word) between 2 and 60;

-- Search as people type: every word must occur in a name, whole or as a part, in any order, whatever its accents. When
-- no plant has them all, the plants to whose words they come nearest. A letter too many, missing or changed is one
-- step, two letters swapped are two; the shorter a word, the less of it may be wrong, and signs are never mistyped
-- letters.
create or replace function katalog_search(query text) returns setof katalog_items
  language plpgsql stable security definer rows 50 set search_path = '' set random_page_cost = 1.1
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

    -- The index finds the longest word, which is in the fewest names.
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
          end as slips
        from unnest(v_words) with ordinality as part (word, n)
      ),
      alike as (
        select
          typed.n, known.word, close.steps,
          row_number() over (
            partition by typed.n order by close.steps, extensions.similarity(known.word, typed.word) desc, known.word
          ) as place
        from typed
        join app_private.search_word known
          on length(known.word) between length(typed.word) - typed.slips and length(typed.word) + typed.slips
        cross join lateral (
          select extensions.levenshtein_less_equal(left(typed.word, 60), known.word, typed.slips) as steps
        ) close
        where typed.slips > 0 and close.steps <= typed.slips
      ),
      near as materialized (
        select typed.n, v_patterns[typed.n] as pattern, 0 as steps from typed
        union all
        select alike.n, '%' || alike.word || '%', alike.steps from alike where alike.place <= 30 and alike.steps > 0
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

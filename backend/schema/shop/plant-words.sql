-- The search index of plants (app_private.plant_word).

-- The genus in a Latin name, `× Cuprocyparis leylandii` included.
create function app_private.genus_of(p_name text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select substring(p_name from '^(?:[×xX] ?(?=[A-Z]))?([[:alpha:]-]+)');
$$;

-- The searchable words of a text, in order. Not strict and without a search_path, so that it is inlined.
create function app_private.words_of(p_text text)
returns text[]
language sql
immutable
parallel safe
as $$
  select array_remove(regexp_split_to_array(app.searchable(p_text), '[^a-z0-9]+'), '');
$$;

-- Recomputes the words of plants. The cost of a word grows as it becomes less specific: 0 for the whole name of the
-- genus, then a word of it, the species or the first word of a name, then the rest.
create function app_private.collect_plant_words(p_products uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from app_private.plant_word filed using unnest(p_products) as wanted (id) where filed.product_id = wanted.id;
  insert into app_private.plant_word (product_id, word, cost)
  select product.id, part.word, min(
    case
      when term.kind = 'latin' then least(part.n - 1, 2)
      when term.kind = 'genus' then least(cardinality(term.words) - 1, 1)
      when part.n = 1 and (term.kind = 'name' or cardinality(term.words) = 1) then 1
      else 2
    end + case when term.kind = 'synonym' then 1 else 0 end
  )
  from unnest(p_products) as wanted (id)
  join public.product on product.id = wanted.id
  left join app_private.genus on genus.name = app_private.genus_of(product.name)
  cross join lateral (
    select 'latin', app_private.words_of(product.name)
    union all
    select 'name', app_private.words_of(name)
    from unnest(array[product.name_cs, product.name_en, product.name_pl]) as name
    union all
    select 'synonym', app_private.words_of(name) from unnest(product.synonyms) as name
    union all
    select 'genus', app_private.words_of(name)
    from unnest(array[genus.name_cs, genus.name_en, genus.name_pl] || genus.synonyms) as name
    -- Splits each name once.
    offset 0
  ) as term (kind, words)
  cross join lateral unnest(term.words) with ordinality as part (word, n)
  group by product.id, part.word;
  insert into app_private.search_word (word)
  select distinct part.word
  from app_private.genus
  cross join unnest(array[genus.name_cs, genus.name_en, genus.name_pl] || genus.synonyms) as called (name)
  cross join unnest(app_private.words_of(called.name)) as part (word)
  where length(part.word) <= 60 and genus.name in (
    select app_private.genus_of(product.name)
    from unnest(p_products) as wanted (id) join public.product on product.id = wanted.id
  )
  order by 1
  on conflict do nothing;
end
$$;

-- Trigger: collects the words of new plants.
create function app_private.collect_words_of_new_plants()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.collect_plant_words(array(select id from written));
  return null;
end
$$;
create trigger collect_plant_words_of_new
after insert on product
referencing new table as written
for each statement
execute function app_private.collect_words_of_new_plants();

-- Trigger: collects the words of a renamed plant.
create function app_private.collect_words_of_renamed_plant()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.collect_plant_words(array[new.id]);
  return null;
end
$$;
create trigger collect_plant_words_of_renamed
after update on product
for each row
when
  (
    row(old.name, old.name_cs, old.name_en, old.name_pl, old.synonyms) is distinct from row(
      new.name,
      new.name_cs,
      new.name_en,
      new.name_pl,
      new.synonyms
    )
  )
execute function app_private.collect_words_of_renamed_plant();

-- Trigger: collects the words of all plants of a renamed genus.
create function app_private.collect_words_of_genus()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.collect_plant_words(array(
    select id from public.product where app_private.genus_of(name) in (new.name, old.name)
  ));
  return null;
end
$$;
create trigger collect_plant_words
after insert or update or delete on app_private.genus
for each row
execute function app_private.collect_words_of_genus();

-- Words of names that match typed words: `n` is the position of the typed word; `cost` is 0 for the word itself, 10 for
-- its beginning, 20 for a part of it (only of three letters or more) and 100 for a word with typing errors. With
-- `p_allow_typos`, words of three letters may have one error and longer ones two; `typos` counts them, rearranged letters
-- as one.
create function app_private.words_like(p_words text[], p_allow_typos boolean)
returns table (n integer, word text, cost integer, typos integer)
language sql
stable
set search_path = ''
as $$
  with
    typed as materialized (
      select
        part.n::integer,
        part.word,
        replace(part.word, '_', '\_') as pattern,
        case
          when length(part.word) > 3 then 2
          else 1
        end as max_typos
      from unnest(p_words) with ordinality as part (word, n)
    )
  select
    typed.n,
    entry.word,
    case
      when entry.word = typed.word then 0
      when starts_with(entry.word, typed.word) then 10
      else 20
    end,
    0
  from
    typed
    join app_private.search_word as entry on entry.word like '%' || typed.pattern || '%'
  where length(typed.word) > 2
  union all
  select
    typed.n,
    entry.word,
    case
      when entry.word = typed.word then 0
      else 10
    end,
    0
  from
    typed
    join app_private.search_word as entry on entry.word >= typed.word and entry.word < typed.word || '~'
  where length(typed.word) <= 2
  union all
  select typed.n, entry.word, 100, swapped.steps
  from
    typed
    join app_private.search_word as entry
      on length(entry.word) between length(typed.word) - typed.max_typos and length(typed.word) + typed.max_typos
    cross join lateral (
      select
        extensions.levenshtein_less_equal(typed.word, entry.word, typed.max_typos) as steps
    ) as close
    cross join lateral (
      select
        case
          when close.steps = 2
          and length(entry.word) = length(typed.word)
          and array(select regexp_split_to_table(entry.word, '') as letter order by letter) = array(
            select regexp_split_to_table(typed.word, '') as letter order by letter
          ) then 1
          else close.steps
        end as steps
    ) as swapped
  where
    p_allow_typos
    and length(typed.word) > 2
    and close.steps between 1 and typed.max_typos
    and not entry.word like '%' || typed.pattern || '%';
$$;

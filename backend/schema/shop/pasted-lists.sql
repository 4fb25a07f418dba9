-- Lists of plants that customers paste or upload: matches their lines with items of the catalogue.

-- Matches typed words with words of the catalogue, each by the first of these that finds any: the word itself, its
-- beginning (`plat.`), a part, or with a typing error.
create function app_private.meant_words(p_words text[])
returns table (typed text, word text, cost integer, typos integer)
language plpgsql
stable
set search_path = ''
as $$
declare
  v_rest text[];
begin
  return query
  select one, entry.word, 0, 0 from unnest(p_words) as one join app_private.search_word entry on entry.word = one;
  v_rest := array(
    select one from unnest(p_words) as one where not exists (select from app_private.search_word where search_word.word = one)
  );
  return query
  select one, entry.word, 10, 0
  from unnest(v_rest) as one join app_private.search_word entry on entry.word >= one and entry.word < one || '~'
  where length(one) > 2;
  v_rest := array(
    select one from unnest(v_rest) as one
    where length(one) > 3
      and not exists (select from app_private.search_word entry where entry.word >= one and entry.word < one || '~')
  );
  return query
  select v_rest[hit.n], hit.word, hit.cost, hit.typos
  from app_private.words_like(v_rest, true) hit
  where hit.typos = 0 or hit.typos <= greatest(1, (length(v_rest[hit.n]) - 2) / 3);
end
$$;

-- The words of a name that a line must have: not `subsp.`, `the` or the `s` of `Dart’s`.
create function app_private.naming_words(p_name text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select
    coalesce(
      array_agg(word.text) filter (where length(word.text) > 1 and word.text != all (app_private.list_noise())),
      '{}'
    )
  from unnest(app_private.words_of(p_name)) as word (text);
$$;

-- The plants that each line may mean, from the identifying words of the lines (`p_n` their lines, `p_place` their order
-- within one), best first: `row` is unique in a line, plants that match equally well share a `place`. `is_whole` is true
-- if the line has as many words as the plant's name, `is_named` if all of them also match exactly. A plant is left out if the line has a word that it does not
-- match and only its genus or a part of its cultivar is certain: that is another species.
create function app_private.meant_plants(p_n integer[], p_place integer[], p_words text[])
returns table (
  n integer,
  product_id uuid,
  name text,
  shown json,
  place bigint,
  "row" bigint,
  is_whole boolean,
  is_named boolean
)
language sql
stable
set search_path = ''
as $$
  with
    typed as materialized (
      select given.n, given.word, row_number() over (partition by given.n order by given.place) as place
      from unnest(p_n, p_place, p_words) as given (n, place, word)
    ),
    word_count as materialized (select typed.n, count(*) as words from typed group by typed.n),
    meaning as materialized (
      select meant.typed, meant.word, meant.cost, meant.typos
      from app_private.meant_words(array(select distinct typed.word from typed)) as meant
    ),
    hit as materialized (
      select
        typed.n,
        typed.place,
        filed.product_id,
        min(meaning.cost + filed.cost) as cost,
        min(meaning.typos) as typos,
        bool_or(meaning.cost = 0) as is_exact,
        (array_agg(filed.word order by meaning.cost + filed.cost))[1] as filed
      from
        typed
        join meaning on meaning.typed = typed.word
        join app_private.plant_word as filed on filed.word = meaning.word
      group by typed.n, typed.place, filed.product_id
    ),
    scored as (
      select
        hit.n,
        hit.product_id,
        count(*) as words,
        sum(hit.cost) as cost,
        sum(hit.typos) as typos,
        bool_and(hit.is_exact) as is_exact,
        array_agg(hit.place) as places,
        array_agg(hit.filed) as filed
      from hit
      group by hit.n, hit.product_id
    ),
    best as materialized (
      select
        scored.*,
        word_count.words as typed_words,
        card.name,
        card.shown,
        app_private.naming_words(card.name) as latin,
        app_private.naming_words(substring(card.name from '[''‘](.*)[''’]')) as cultivar,
        app_private.genus_of(card.name) as genus
      from
        (select *, max(words) over (partition by n) as most from scored) as scored
        join word_count on word_count.n = scored.n and scored.words * 2 >= word_count.words
        join app_private.plant_card as card on card.product_id = scored.product_id
      where scored.words = scored.most
    ),
    genus_words as materialized (
      select
        used.genus,
        array(
          select word.text
          from
            unnest(array[used.genus, genus.name_cs, genus.name_en, genus.name_pl] || genus.synonyms) as called (name)
            cross join unnest(app_private.words_of(called.name)) as word (text)
          where word.text is not null
        ) as words
      from
        (select distinct best.genus from best) as used
        left join app_private.genus on genus.name = used.genus
    ),
    possible as (
      select best.*
      from
        best
        left join genus_words on genus_words.genus = best.genus
        cross join lateral (
          select
            bool_or(hit.filed = any (genus_words.words)) as of_genus,
            bool_or(
              not hit.filed = any (genus_words.words)
              and (not hit.filed = any (best.cultivar) or cardinality(best.latin) - cardinality(best.cultivar) < 2)
            ) as of_species,
            bool_or(hit.filed = any (genus_words.words) and hit.place + 1 = any (best.places)) as goes_on
          from unnest(best.places, best.filed) as hit (place, filed)
        ) as certain
      where
        best.words = best.typed_words
        or (certain.of_genus and (certain.of_species or certain.goes_on))
    )
  select
    possible.n,
    possible.product_id,
    possible.name,
    possible.shown,
    rank() over best_first,
    row_number() over (
      partition by possible.n order by possible.typos, cardinality(possible.latin), possible.cost, possible.name
    ),
    possible.words >= cardinality(possible.latin),
    possible.is_exact and possible.words = possible.typed_words and possible.words >= cardinality(possible.latin)
  from possible
  window best_first as (
    partition by possible.n order by possible.typos, cardinality(possible.latin), possible.cost
  );
$$;

-- Matches the lines of a list with items, for callers who may see the assortment. Returns an array in the order of
-- `lines` (at most 500) of {amount, doubt, asked, nearest, items}:
-- - `items` are the candidates, best first, at most 8, empty for a line that names no plant;
-- - `doubt` is null if the first one is certain, otherwise the reason: `plant` (its name is another or ambiguous),
--   `missing` (it has no such size), `form` (it has the size in another form), `size` (several fit), `date` (the size was
--   a date) or `amount` (the line has none);
-- - `asked` is a size that the plant does not have, and `nearest` its next smaller and larger ones of the same kind.
-- Raises auth.forbidden, request.invalid for more lines.
create function match_plant_lines(lines text[])
returns json
language plpgsql
stable
security definer
set search_path = ''
set jit = off
as $$
declare
  v_answer json;
begin
  if not app.sees_assortment() then
    raise exception 'auth.forbidden';
  end if;
  if cardinality(lines) > 500 then
    raise exception 'request.invalid' using detail = '{"fields":{"lines":"too_long"}}';
  end if;
  with
    -- Sorted, so that the patterns of one function stay compiled for all lines.
    parsed as materialized (
      select given.n::integer as n, parsed.*
      from unnest(lines) with ordinality as given (line, n) cross join lateral app_private.read_list_line(given.line) as parsed
      order by n
    ),
    searched as materialized (
      select parsed.*, search.words, search.codes
      from parsed cross join lateral app_private.read_search(parsed.rest) as search
      order by parsed.n
    ),
    line as materialized (
      select searched.*, size.kinds, size.low, size.high, size.label, app_private.pot_litres(searched.rest) as litres
      from searched cross join lateral app_private.read_size(searched.rest) as size
    ),
    typed as materialized (
      select line.n, one.place::integer as place, one.word
      from line cross join unnest(line.words) with ordinality as one (word, place)
      where length(one.word) > 1 and one.word !~ '^\d' and one.word != all (app_private.list_noise())
    ),
    plant as materialized (
      select
        meant.*,
        count(*) filter (where meant.place = 1) over (partition by meant.n) as first_ones,
        bool_or(meant.is_whole) filter (where meant.row = 1) over (partition by meant.n) as is_first_whole
      from app_private.meant_plants(
        array(select typed.n from typed order by typed.n, typed.place),
        array(select typed.place from typed order by typed.n, typed.place),
        array(select typed.word from typed order by typed.n, typed.place)
      ) as meant
    ),
    sold as materialized (
      select
        plant.*, shown.value as item, shown.m, shown.value ->> 'size' as size,
        ' ' || app.searchable(concat_ws(' ', shown.value ->> 'size', shown.value ->> 'spec1', shown.value ->> 'spec2')) || ' ' as text
      from plant cross join lateral json_array_elements(plant.shown -> 'items') with ordinality as shown (value, m)
      where plant.row <= 8
    ),
    -- Only sizes of the best plant are compared with the requested one; each is read once.
    read as materialized (
      select distinct_size.name, size.kinds[cardinality(size.kinds)] as kind, size.low, size.high
      from
        (select distinct sold.size as name from sold where sold.row = 1 and sold.size is not null) as distinct_size
        cross join lateral app_private.read_size(app.searchable(distinct_size.name)) as size
    ),
    item as materialized (
      select
        sold.n, sold.row, sold.place, sold.name, sold.is_first_whole, sold.item, sold.m, sold.size, line.kinds as asked_kinds,
        line.low as asked_low, line.high as asked_high, line.litres as asked_litres, matched.codes,
        matched.codes = cardinality(line.codes) as fits,
        matched.codes = cardinality(line.codes) and matched.codes = cardinality(string_to_array(trim(sold.text), ' ')) as is_exact,
        read.kind, read.low, read.high,
        case when sold.row = 1 and line.litres is not null then app_private.pot_litres(sold.text) end as litres
      from sold
      join line on line.n = sold.n
      left join read on read.name = sold.size and sold.row = 1
      cross join lateral (
        select count(*)::integer as codes from unnest(line.codes) as code where sold.text ~ code
      ) as matched
    ),
    -- A range that may be a girth or a height is a girth if the plant is sold by girth.
    asked_kind as materialized (
      select distinct on (item.n) item.n, asked.kind
      from item cross join unnest(item.asked_kinds) with ordinality as asked (kind, place)
      where item.row = 1 and (item.kind = asked.kind or asked.kind = 'pot')
      order by item.n, asked.place
    ),
    compared as materialized (
      select
        item.*,
        case
          when item.row > 1 then null
          when asked_kind.kind = 'pot' then ln(item.litres / item.asked_litres)
          when asked_kind.kind = item.kind then item.low + item.high - item.asked_low - item.asked_high
        end as difference
      from item left join asked_kind on asked_kind.n = item.n
    ),
    sized as materialized (
      select
        compared.n,
        coalesce(bool_or(
          compared.difference = 0 and (compared.asked_kinds = '{pot}' or compared.low = compared.asked_low)
        ), false) as is_sold,
        (array_agg(compared.label order by compared.difference desc, compared.m) filter (where compared.difference <= 0))[1] as smaller,
        (array_agg(compared.label order by compared.difference, compared.m) filter (where compared.difference > 0))[1] as larger
      from (
        select
          compared.*,
          case
            when compared.asked_kinds = '{pot}' and compared.size !~ '^[CKPckp]\d' then compared.item ->> 'spec1'
            else compared.size
          end as label
        from compared where compared.row = 1 and compared.asked_kinds is not null
      ) as compared
      group by compared.n
    ),
    candidate as materialized (
      select
        compared.*,
        count(*) filter (where compared.fits) over (partition by compared.n, compared.row) as fitting,
        row_number() over (
          partition by compared.n
          -- What was requested, the nearest sizes of the best plant, what was requested of other plants, all others.
          order by not (compared.place = 1 and compared.fits), not (compared.place = 1 and compared.is_exact),
            case
              when compared.row = 1 and compared.nearness <= 4 and compared.is_first_whole then 1
              when compared.fits then 2
              else 3
            end,
            compared.row, compared.nearness
        ) as choice
      from (
        select
          compared.*,
          row_number() over (
            partition by compared.n, compared.row
            order by abs(compared.difference), compared.codes desc,
              abs(ln(compared.litres / compared.asked_litres)), compared.difference, compared.m
          ) as nearness
        from compared
      ) as compared
      -- `120 cm` fits no size exactly, so it singles out no item of another plant.
      where
        compared.place = 1
        or (compared.fits and (compared.asked_kinds is null or compared.asked_kinds = '{pot}' or compared.asked_low < compared.asked_high))
    ),
    result as (
      select
        candidate.n,
        json_agg(
          json_build_object(
            'id', candidate.item ->> 'id', 'name', candidate.name, 'size', candidate.item ->> 'size',
            'spec1', candidate.item ->> 'spec1', 'spec2', candidate.item ->> 'spec2'
          )
          order by candidate.choice
        ) as items,
        bool_or(candidate.choice = 1 and candidate.fits) as fits,
        bool_or(not candidate.is_first_whole and candidate.fits) as is_of_another,
        bool_or(candidate.choice = 1 and (candidate.fitting = 1 or candidate.is_exact)) as is_one
      from candidate
      where candidate.choice <= 8
      group by candidate.n
    )
  select json_agg(
    json_build_object(
      'amount', line.amount,
      'doubt', case
        when plant.is_named is not true or plant.first_ones > 1 then 'plant'
        when not sized.is_sold then 'missing'
        when not result.fits then 'form'
        when not result.is_one then 'size'
        when line.is_dated then 'date'
        when line.amount is null then 'amount'
      end,
      'asked', case when plant.first_ones = 1 and not sized.is_sold and not result.is_of_another then line.label end,
      'nearest', case
        when plant.first_ones = 1 and not sized.is_sold and not result.is_of_another
        then array_remove(array[sized.smaller, sized.larger], null)
        else '{}'
      end,
      'items', coalesce(result.items, '[]')
    )
    order by line.n
  )
  into v_answer
  from line
  left join plant on plant.n = line.n and plant.row = 1
  left join sized on sized.n = line.n
  left join result on result.n = line.n;
  return coalesce(v_answer, '[]');
end
$$;
grant execute on function match_plant_lines(text[]) to arbora_customer;

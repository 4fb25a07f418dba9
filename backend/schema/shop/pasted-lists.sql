-- Lists of plants that customers paste or upload: matches their lines with items of the catalogue.

-- The amount and the rest of a line such as `Acer platanoides 12-14 ZB 5 ks`. The amount is null where the line has
-- none; numbering, bullets and how often a tree was transplanted (`3xp`) are left out of the rest.
create function app_private.read_list_line(p_line text, out amount integer, out rest text)
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_unit constant text := '(?:ks|kus|kusy|kusu|pcs?|pieces?|szt|sztuk[ai]?|stk|stck)';
  v_pattern text;
  v_found text[];
begin
  rest := translate(app.searchable(left(p_line, 300)), '–—×|' || chr(9) || chr(160), '--x;; ');
  rest := regexp_replace(rest, '\m(ok|obv|obvod)\.?(?=\d)', '\1 ', 'g');
  rest := regexp_replace(rest, '^\s*(?:[-*•·>]+|\(?\d{1,3}[.)](?=\s))\s*', '');
  rest := regexp_replace(rest, '\m\d\s*x\s*(?:p|pr|pres[a-z]*|v)\M\.?', ' ', 'g');
  rest := regexp_replace(rest, '\m(\d{1,3})[ .](\d{3})(?=\s*' || v_unit || '\M)', '\1\2', 'g');
  -- Containers, so that their number is no amount: `C 5`, `k 9`, `5 l`.
  rest := regexp_replace(rest, '\m(co?|k|p) (\d{1,2})\M(?!\s*' || v_unit || '\M)', '\1\2', 'g');
  rest := regexp_replace(rest, '\m(\d{1,3})\s*(?:l|lt|litr[a-z]*)\M\.?', 'c\1', 'g');
  foreach v_pattern in array array[
    '\m(\d{1,6})\s*' || v_unit || '\M\.?',
    '\m(?:' || v_unit || '|pocet|mnozstvi|amount|ilosc)\s*[.:=]?\s*(\d{1,6})\M(?!\s*[-/]\s*\d)',
    '\m(\d{1,5})\s*x(?=[\s,;:.]|$)',
    '(?<=[\s,;:])x\s*(\d{1,5})\s*$',
    -- A table cell with only a number.
    ';\s*(\d{1,5})\s*(?=;|$)',
    '(?:^|[\s:=;,])[-(]?\s*(\d{1,5})\)?\s*$',
    '^(\d{1,5})[\s;]+(?=[a-z])'
  ] loop
    v_found := regexp_match(rest, v_pattern);
    if v_found is not null then
      rest := regexp_replace(rest, v_pattern, ' ');
      amount := case when v_found[1]::integer between 1 and 100000 then v_found[1]::integer end;
      exit;
    end if;
  end loop;
  rest := translate(rest, ':', ' ');
end
$$;

-- Words of lists that carry no information about a plant's name.
create function app_private.list_noise()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    string_to_array(
      'strom stromy stromu stromek stromkova ker kere keru kerik sazenice sazenic sadba kontejner kontejneru kont kontejnerovane kontejnerovany ' || 'obvod obv kmen kmene kmenem vyska vysky vys velikost alejovy alejove alejova aleje solitera soliteru bal balem balu baly ' || 'korenovy prostokorenne prostokorenny koren zemni bez s se na do od z ze v ve a i nebo prip pripadne cca asi min max kus kusy kusu ' || 'prosim prosime dobry den zdravim nabidku nabidka poptavka poptavame cenu cena ceny dekuji dekujeme pozdravem hezky cv var ' || 'subsp ssp sp spec f the of and or in with tree trees shrub plants please drzewo drzewa krzew sztuka pojemnik doniczka ' || 'nazev rostlina rostliny druh velikost pocet mnozstvi jednotka poznamka nr name size quantity plant pozycja ilosc roslina ' || 'kvalita vyberova standard odrudova odruda dle vzor nejlepe silny silna velky velka maly mala ks szt pcs cm mm xp',
      ' '
    );
$$;

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

-- Matches the lines of a list with items, for callers who may see the assortment. Returns an array in the order of
-- `lines` (at most 500) of {amount, sure, items}. `items` are the candidates, best first, at most 8, empty for a line
-- that names no plant; `sure` is true if the first one is certain; `amount` is null if the line has none. Raises
-- auth.forbidden, request.invalid for more lines.
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
    line as materialized (
      select given.n::integer as n, parsed.amount, search.words, search.codes
      from unnest(lines) with ordinality as given (line, n)
      cross join lateral app_private.read_list_line(given.line) as parsed
      cross join lateral app_private.read_search(parsed.rest) as search
    ),
    typed as materialized (
      select line.n, one.word
      from line cross join unnest(line.words) as one (word)
      where length(one.word) > 1 and one.word !~ '^\d' and one.word != all (app_private.list_noise())
    ),
    word_count as materialized (select typed.n, count(*)::integer as words from typed group by typed.n),
    meaning as materialized (
      select meant.typed, meant.word, meant.cost, meant.typos
      from app_private.meant_words(array(select distinct typed.word from typed)) meant
    ),
    hit as (
      select
        typed.n, filed.product_id,
        min(meaning.cost + filed.cost) as cost, min(meaning.typos) as typos
      from typed
      join meaning on meaning.typed = typed.word
      join app_private.plant_word filed on filed.word = meaning.word
      group by typed.n, typed.word, filed.product_id
    ),
    scored as materialized (
      select
        hit.n, hit.product_id, count(*)::integer as words, sum(hit.cost)::integer as cost, sum(hit.typos)::integer as typos
      from hit group by hit.n, hit.product_id
    ),
    best as (
      select scored.*, card.name, item_set.items, card.shown, latin.words as latin
      from (select *, max(words) over (partition by n) as most from scored) scored
      join word_count on word_count.n = scored.n and scored.words * 2 >= word_count.words
      join app_private.plant_card card on card.product_id = scored.product_id
      join app_private.item_set on item_set.id = card.item_set
      cross join lateral (select cardinality(array_remove(app_private.words_of(card.name), 'x')) as words) latin
      where scored.words = scored.most
    ),
    placed as materialized (
      select best.*, rank() over (partition by best.n order by best.typos, best.latin, best.cost) as place,
        row_number() over (partition by best.n order by best.typos, best.latin, best.cost, best.name) as row
      from best
    ),
    plant as materialized (
      select placed.*, count(*) filter (where placed.place = 1) over (partition by placed.n) as first_ones
      from placed
    ),
    candidate as materialized (
      select
        plant.n, plant.row, plant.place, plant.first_ones, plant.words, plant.latin, plant.typos, plant.name, item.shown, item.m,
        item.text ~ all (line.codes) as fits
      from plant
      join line on line.n = plant.n
      cross join lateral (
        select shown.value as shown, shown.m, ' ' || app.searchable(concat_ws(
          ' ', shown.value ->> 'size', shown.value ->> 'spec1', shown.value ->> 'spec2'
        )) || ' ' as text
        from json_array_elements(plant.shown -> 'items') with ordinality as shown (value, m)
      ) as item
      where plant.row <= 8
    ),
    result as (
      select
        candidate.n,
        (json_agg(
          json_build_object(
            'id', candidate.shown ->> 'id', 'name', candidate.name, 'size', candidate.shown ->> 'size',
            'spec1', candidate.shown ->> 'spec1', 'spec2', candidate.shown ->> 'spec2'
          )
          order by candidate.choice
        ) filter (where candidate.choice <= 8)) as items,
        bool_or(
          candidate.choice = 1 and candidate.fits and candidate.fitting = 1 and candidate.first_ones = 1
          and candidate.place = 1 and candidate.typos = 0 and candidate.words >= candidate.latin
          and candidate.words = word_count.words
        ) as sure
      from (
        select candidate.*,
          count(*) filter (where candidate.fits) over (partition by candidate.n, candidate.row) as fitting,
          row_number() over (
            partition by candidate.n
            -- Any size of the best plant, but only matching ones of the others.
            order by not (candidate.place = 1 and candidate.fits), candidate.place > 1 and not candidate.fits, candidate.row,
              not candidate.fits, candidate.m
          ) as choice
        from candidate
      ) as candidate
      join word_count on word_count.n = candidate.n
      group by candidate.n
    )
  select json_agg(
    json_build_object('amount', line.amount, 'sure', coalesce(result.sure, false) and line.amount is not null, 'items', coalesce(result.items, '[]'))
    order by line.n
  )
  into v_answer
  from line left join result on result.n = line.n;
  return coalesce(v_answer, '[]');
end
$$;
grant execute on function match_plant_lines(text[]) to arbora_customer;

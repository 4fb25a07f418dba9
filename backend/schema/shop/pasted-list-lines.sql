-- Lines of lists that customers paste or upload: amount, size and words.

-- The number of a month as a spreadsheet displays it: `xii`, `dec`, `gru`.
create function app_private.month_number(p_month text)
returns integer
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select month.number::integer
  from
    unnest(
      string_to_array(
        'i,jan,sty;ii,feb,lut;iii,mar;iv,apr,kwi;v,may,maj;vi,jun,cze;vii,jul,lip;viii,aug,sie;ix,sep,wrz;x,oct,paz;xi,nov,lis;xii,dec,gru',
        ';'
      )
    ) with ordinality as month (names, number)
  where p_month = any (string_to_array(month.names, ','));
$$;

-- The amount and the rest of a line such as `Acer platanoides 12-14 ZB 5 ks`. The amount is null where the line has
-- none or an ambiguous one (`80 120 ks`); numbering, bullets and how often a tree was transplanted (`3xp`) are left out
-- of the rest. `is_dated` is true for a size that a spreadsheet has turned into a date (`10.XII`), or that a question
-- mark follows (`10-12?`).
create function app_private.read_list_line(p_line text, out amount integer, out rest text, out is_dated boolean)
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_unit constant text := '(?:ks|kus|kusy|kusu|pcs?|pieces?|szt|sztuk[ai]?|stk|stck|stuck)';
  -- While the amount is read, the digits of sizes are capital letters, so that none becomes part of it.
  v_digits constant text := '0123456789';
  v_masks constant text := 'ABCDEFGHIJ';
  v_is_ambiguous boolean;
  v_pattern text;
  v_found text[];
begin
  rest := regexp_replace(translate(left(p_line, 300), '|' || chr(9), ';;'), '[\u00a0\u2007\u2009\u202f]', ' ', 'g');
  rest := regexp_replace(rest, '[\u2010-\u2015\u2212]', '-', 'g');
  rest := regexp_replace(rest, '(\d)\s*[×✕*]\s*(?!\d)', '\1 x ', 'g');
  rest := regexp_replace(rest, '[×✕*]\s*(?=\d)', ' x ', 'g');
  rest := app.searchable(rest);
  rest := regexp_replace(rest, '\m(ok|obv|obvod)\.?(?=\d)', '\1 ', 'g');
  rest := regexp_replace(rest, '^\s*(?:[-*•·>]+|\(?\d{1,3}[.)](?=\s))\s*', '');
  rest := regexp_replace(rest, '\m\d\s*x\s*(?:p|pr|pres[a-z]*|v)\M\.?', ' ', 'g');
  rest := regexp_replace(rest, '\m(\d{1,3}(?:[.,]\d)?)\s*(?:l|lt|litr[a-z]*)\M\.?', 'c\1', 'g');
  for v_found in
    select part.texts from regexp_matches(rest, '\m(([a-z]{1,4}|\d{1,2})[.-]([a-z]{1,4}|\d{1,2}))\M', 'g') as part (texts)
    where (part.texts[2] ~ '\d') <> (part.texts[3] ~ '\d')
  loop
    -- A single letter before a number is an abbreviation: `v.80`.
    if app_private.month_number(v_found[3]) > 1 or (app_private.month_number(v_found[2]) > 1 and length(v_found[2]) > 1) then
      rest := replace(rest, v_found[1], (
        select min(part.number) || '-' || max(part.number) || '?'
        from (
          select coalesce(app_private.month_number(given.text), given.text::integer) as number
          from unnest(v_found[2:3]) as given (text)
        ) as part
      ));
    end if;
  end loop;
  is_dated := rest ~ '\d\s*\?';
  rest := regexp_replace(rest, '(\d)\s*\?', '\1 ', 'g');
  foreach v_pattern in array array[
    '\m\d{1,3}[-/]\d{1,3}\M',
    '\m\d{1,3}(?:\s*cm\M|\+)',
    '\m(?:ok|obv|obvod|obw|obwod)\s*\d{1,3}\M(?!\s*' || v_unit || '\M)',
    '\m(?:co?|k|p)\d{1,3}(?:[.,]\d)?\M',
    '\m(?:co?|k|p)\s\d{1,2}\M(?!\s*' || v_unit || '\M)',
    '\m\d{1,3}\s*[-/]\s*\d{1,3}\M(?!\s*' || v_unit || '\M)'
  ] loop
    for v_found in select regexp_matches(rest, v_pattern, 'g') loop
      rest := replace(rest, v_found[1], translate(v_found[1], v_digits, v_masks));
    end loop;
  end loop;
  -- `80 120 ks` without a size may be 120 pieces of 80 cm.
  v_is_ambiguous := rest !~ '[A-J]' and rest ~ '(?<![\d.,])\m(?:[2-9]|\d\d)[05] \d{3}(?!\d)';
  rest := regexp_replace(rest, '(?<![\d.,''])\m(\d{1,3})[ .,''](\d{3})(?!\d|[.,]\d)', '\1\2', 'g');
  rest := regexp_replace(rest, '\m(\d{1,6})[.,]0{1,2}(?!\d)', '\1', 'g');
  foreach v_pattern in array array[
    '\m(\d{1,6})\s*' || v_unit || '\M\.?',
    '\m(?:' || v_unit || '|pocet|mnozstvi|amount|ilosc)\s*[.:=]?\s*(\d{1,6})\M',
    '\m(\d{1,6})\s*x(?=[\s,;:.]|$)',
    '\m(\d{1,6})x(?=[a-z])',
    '(?<=[\s,;:])x\s*(\d{1,6})\s*$',
    -- A table cell with only a number.
    ';\s*(\d{1,6})\s*(?=;|$)',
    '(?:^|[\s:=;,])[-(]?\s*(\d{1,6})\)?[\s.,;]*$',
    '^(\d{1,6})[\s;]+(?=[a-z])'
  ] loop
    v_found := regexp_match(rest, v_pattern);
    if v_found is not null then
      rest := regexp_replace(rest, v_pattern, ' ');
      amount := case when not v_is_ambiguous and v_found[1]::integer between 1 and 100000 then v_found[1]::integer end;
      exit;
    end if;
  end loop;
  rest := translate(rest, v_masks || ':', v_digits || ' ');
end
$$;

-- Litres of the pot in a text, null without one: `c5`, and `k9` by the volume of a square pot.
create function app_private.pot_litres(p_text text)
returns numeric
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    case
      when pot.found[1] = 'c' then pot.number
      else power(pot.number / 12, 3)
    end
  from
    regexp_match(p_text, '\m(c|k|p)o?\s*(\d{1,3}(?:[.,]\d)?)\M') as named (found)
    cross join lateral (select named.found, replace(named.found[2], ',', '.')::numeric as number) as pot
  where pot.number > 0;
$$;

-- The size in a text: its kinds, more likely first (`girth`, `height`, `pot`), limits in cm or litres, and label. A range
-- without `OK` may be either of two kinds. All are null without a size.
create function app_private.read_size(p_text text, out kinds text[], out low numeric, out high numeric, out label text)
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_girth constant text := '\m(?:ok|obv|obvod|obw|obwod)\M';
  v_found text[] := coalesce(
    regexp_match(p_text, '\m(\d{1,3})\s*[-/]\s*(\d{1,3})\M'),
    regexp_match(p_text, v_girth || '\s*(\d{1,3})\M'),
    regexp_match(p_text, '\m(\d{1,3})\s*cm\M')
  );
begin
  if v_found is not null then
    low := v_found[1]::numeric;
    high := coalesce(v_found[2], v_found[1])::numeric;
    kinds := case
      when p_text ~ v_girth then '{girth}'
      when v_found[2] is null then '{height}'
      when high - low <= 2 or (low >= 20 and high - low = 5) then '{girth,height}'
      else '{height}'
    end;
    label := case when p_text ~ v_girth then 'OK ' else '' end || array_to_string(v_found, '-')
      || case when p_text !~ v_girth and v_found[2] is null then ' cm' else '' end;
  else
    low := app_private.pot_litres(p_text);
    high := low;
    kinds := case when low is not null then '{pot}'::text[] end;
    label := regexp_replace(substring(p_text from '\m[ckp]o?\s*\d{1,3}(?:[.,]\d)?\M'), '^co?\s*', 'C');
  end if;
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
      'strom stromy stromu stromek stromkova ker kere keru kerik sazenice sazenic sadba kontejner kontejneru kont kontejnerovane kontejnerovany ' || 'obvod obv kmen kmene kmenem vyska vysky vys velikost alejovy alejove alejova aleje solitera soliteru bal balem balu baly ' || 'korenovy prostokorenne prostokorenny koren zemni bez s se na do od z ze v ve a i nebo prip pripadne cca asi min max kus kusy kusu ' || 'prosim prosime dobry den zdravim nabidku nabidka poptavka poptavame cenu cena ceny dekuji dekujeme pozdravem hezky cv var ' || 'subsp ssp sp spec f the of and or in with tree trees shrub plants please drzewo drzewa krzew sztuka pojemnik doniczka ' || 'nazev rostlina rostliny druh velikost pocet mnozstvi jednotka poznamka nr name size quantity plant pozycja ilosc roslina ' || 'kvalita vyberova standard odrudova odruda dle vzor nejlepe silny silna velky velka maly mala ks szt pcs cm mm xp hst mdb',
      ' '
    );
$$;

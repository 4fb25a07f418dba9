-- The basket in the profile, which browsers write directly.

-- The path of the first fault within a line of a basket, such as `.amount`, or an empty text for the line itself; null
-- if well-formed. Amounts are whole numbers without a decimal point.
create function app_private.basket_item_problem(item jsonb)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
  begin
    if jsonb_typeof(item) is distinct from 'object' then
      return '';
    end if;
    if item - '{product_item_id,amount,name,size,spec1,spec2,type,offer_id,offer_item_id}'::text[] <> '{}' then
      return '';
    end if;
    if app_private.is_uuid(item -> 'product_item_id') is not true then
      return '.product_item_id';
    end if;
    if jsonb_typeof(item -> 'amount') is distinct from 'number'
      or item ->> 'amount' !~ '^[1-9][0-9]{0,5}$'
      or (item ->> 'amount')::integer > 100000
    then
      return '.amount';
    end if;
    return case
      when not app_private.is_text(item -> 'name', 200) then '.name'
      when not app_private.is_text(item -> 'size', 100) then '.size'
      when not app_private.is_text(item -> 'spec1', 100) then '.spec1'
      when not app_private.is_text(item -> 'spec2', 100) then '.spec2'
      when coalesce(item ->> 'type', 'inquiry') not in ('inquiry', 'order') then '.type'
      when coalesce(jsonb_typeof(item -> 'offer_id'), 'null') <> 'null'
        and not app_private.is_uuid(item -> 'offer_id') then '.offer_id'
      when coalesce(jsonb_typeof(item -> 'offer_item_id'), 'null') <> 'null'
        and not app_private.is_uuid(item -> 'offer_item_id') then '.offer_item_id'
    end;
  end
  $$;

-- The path of the first fault in a basket, such as `items.2.amount`, or an empty text for the basket itself; null if
-- well-formed. Everything may be left out. Texts of lines are checked for their type only, because an order takes them
-- from the catalogue.
create function app_private.basket_problem(basket jsonb)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
  declare
    v_problem text;
  begin
    if jsonb_typeof(basket) is distinct from 'object' or length(basket::text) > 400000
      or basket - '{type,items,files,note,center}'::text[] <> '{}'
    then
      return '';
    end if;
    if coalesce(basket ->> 'type', 'inquiry') not in ('inquiry', 'order') then
      return 'type';
    end if;
    if not app_private.is_text(basket -> 'note', 4000)
      or app.given_text_fault(basket ->> 'note', true) is not null
    then
      return 'note';
    end if;
    if not app_private.is_text(basket -> 'center', 100)
      or app.given_text_fault(basket ->> 'center', false) is not null
    then
      return 'center';
    end if;
    if coalesce(jsonb_typeof(basket -> 'items'), 'array') <> 'array'
      or jsonb_array_length(coalesce(basket -> 'items', '[]')) > 500
    then
      return 'items';
    end if;
    if coalesce(jsonb_typeof(basket -> 'files'), 'array') <> 'array'
      or jsonb_array_length(coalesce(basket -> 'files', '[]')) > 20
    then
      return 'files';
    end if;
    select format('items.%s%s', line.n - 1, app_private.basket_item_problem(line.item)) into v_problem
    from jsonb_array_elements(coalesce(basket -> 'items', '[]')) with ordinality as line (item, n)
    where app_private.basket_item_problem(line.item) is not null
    order by line.n limit 1;
    if v_problem is not null then
      return v_problem;
    end if;
    select format('files.%s', file.n - 1) into v_problem
    from jsonb_array_elements(coalesce(basket -> 'files', '[]')) with ordinality as file (entry, n)
    where jsonb_typeof(file.entry) <> 'object'
      or file.entry - '{id,name}'::text[] <> '{}'
      or jsonb_typeof(file.entry -> 'id') is distinct from 'string'
      or jsonb_typeof(file.entry -> 'name') is distinct from 'string'
      or length(file.entry ->> 'id') not between 1 and 200
      or length(file.entry ->> 'name') not between 1 and 200
      or app.given_text_fault(file.entry ->> 'name', false) is not null
    order by file.n limit 1;
    return v_problem;
  end
  $$;

-- Trigger: checks a saved basket and counts its version. A write must name the version it read; the row is locked by
-- the update, so of two writes with the same version the second is refused. Raises shop.basket_invalid (detail {path}),
-- shop.basket_stale (detail {basket_version}).
create function app_private.keep_basket()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
  declare
    v_problem text;
  begin
    if new.basket_version is distinct from old.basket_version then
      raise exception 'shop.basket_stale'
        using detail = jsonb_build_object('basket_version', old.basket_version)::text;
    end if;
    if new.basket is distinct from old.basket then
      v_problem := case when new.basket is not null then app_private.basket_problem(new.basket) end;
      if v_problem is not null then
        raise exception 'shop.basket_invalid' using detail = jsonb_build_object('path', v_problem)::text;
      end if;
      new.basket_version := old.basket_version + 1;
    end if;
    return new;
  end
  $$;
create trigger keep_basket
before update of basket, basket_version on user_profile
for each row
execute function app_private.keep_basket();

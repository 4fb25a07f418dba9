-- Plants of the public catalogue in the form in which lists show and filter them (app_private.plant_card).

-- Height classes of the filter.
create function app_private.height_step(p_cm integer)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select
    case
      when p_cm <= 100 then 'to1'
      when p_cm <= 300 then 'to3'
      when p_cm <= 800 then 'to8'
      when p_cm <= 1500 then 'to15'
      else 'over15'
    end;
$$;

-- Recomputes the cards of plants.
create function app_private.make_plant_cards(p_products uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A concurrent change of another size of the same plant waits here, then sees the rows of this transaction.
  perform
  from app_private.plant_card card join unnest(p_products) as wanted (id) on wanted.id = card.product_id
  order by card.product_id for update of card;
  delete from app_private.plant_card card using unnest(p_products) as wanted (id) where card.product_id = wanted.id;
  with computed as materialized (
  select
    product.id, product.name, product.height_cm,
    array(
      select distinct fact
      from (
        select 'category:' || category.id from public.product_category category
        where category.id = any (product.category_ids) and category.is_public
        union all
        select 'size:' || sold_size.size from unnest(sold.sizes) as sold_size (size) where sold_size.size is not null
        union all
        select 'height:' || app_private.height_step(product.height_cm) where product.height_cm is not null
        union all
        select 'light:' || value from unnest(product.light) as value
        union all
        select 'soil:' || value from unnest(product.soil) as value
        union all
        select 'flowering:' || value from unnest(product.flowering) as value
        union all
        select 'use:' || value from unnest(product.uses) as value
      ) all_facts (fact)
      order by fact
    ) as facts,
    sold.items, product.search,
    json_build_object(
      'id', product.id, 'name', product.name, 'name_cs', product.name_cs, 'name_en', product.name_en,
      'name_pl', product.name_pl, 'photo', product.photo, 'height_cm', product.height_cm, 'items', sold.shown
    ) as shown
  from (
    select
      item.product_id,
      array_agg(size.name) as sizes,
      array_agg(
        coalesce(size.name, '') || '| ' || app.searchable(concat_ws(' ', size.name, item.spec1, item.spec2)) || ' '
        order by size.position, item.spec1, item.spec2
      ) as items,
      json_agg(
        json_build_object('id', item.id, 'size', size.name, 'spec1', item.spec1, 'spec2', item.spec2, 'flag', item.flag)
        order by size.position, item.id
      ) as shown
    from unnest(p_products) as wanted (id)
    join public.product_item as item on item.product_id = wanted.id and item.web_catalogue
    left join public.product_size as size on size.id = item.size_id
    group by item.product_id
  ) as sold
  join public.product on product.id = sold.product_id
  where product.is_public
  ),
  fact_sets as (
    insert into app_private.fact_set (id, facts)
    select distinct md5(computed.facts::text)::uuid, computed.facts from computed order by 1
    on conflict do nothing
  ),
  item_sets as (
    insert into app_private.item_set (id, items)
    select distinct md5(computed.items::text)::uuid, computed.items from computed order by 1
    on conflict do nothing
  )
  insert into app_private.plant_card (product_id, name, height_cm, fact_set, item_set, search, item_count, shown)
  select
    computed.id, computed.name, computed.height_cm, md5(computed.facts::text)::uuid, md5(computed.items::text)::uuid,
    computed.search, cardinality(computed.items), computed.shown
  from computed
  on conflict (product_id) do update set
    name = excluded.name, height_cm = excluded.height_cm, fact_set = excluded.fact_set, item_set = excluded.item_set,
    search = excluded.search, item_count = excluded.item_count, shown = excluded.shown;
end
$$;

-- Trigger: makes the cards of plants that were added or changed.
create function app_private.make_cards_of_plants()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.make_plant_cards(array(select id from written));
  return null;
end
$$;
create trigger make_cards_of_new
after insert on product
referencing new table as written
for each statement
execute function app_private.make_cards_of_plants();
create trigger make_cards_of_changed
after update on product
referencing new table as written
for each statement
execute function app_private.make_cards_of_plants();

-- Trigger: makes the cards of the plants whose items were added, changed or deleted.
create function app_private.make_cards_of_items()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.make_plant_cards(array(select distinct product_id from written));
  return null;
end
$$;
create trigger make_cards_of_new
after insert on product_item
referencing new table as written
for each statement
execute function app_private.make_cards_of_items();
create trigger make_cards_of_deleted
after delete on product_item
referencing old table as written
for each statement
execute function app_private.make_cards_of_items();

create trigger make_cards_of_before
after update on product_item
referencing old table as written
for each statement
execute function app_private.make_cards_of_items();
create trigger make_cards_of_changed
after update on product_item
referencing new table as written
for each statement
execute function app_private.make_cards_of_items();

-- Trigger: recomputes the cards of the plants sold in a size that was renamed or moved.
create function app_private.make_cards_of_size()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.make_plant_cards(array(
    select distinct product_id from public.product_item where size_id = new.id
  ));
  return null;
end
$$;
create trigger make_cards
after update of name, position on product_size
for each row
execute function app_private.make_cards_of_size();

-- Trigger: adds cards and their facts to the tallies, or with the argument -1 subtracts them.
create function app_private.tally_plant_cards()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_sign constant integer := tg_argv[0];
begin
  insert into app_private.fact_tally (fact, rows)
  select card_fact.fact, v_sign * sum(card.plants)
  from (select fact_set, count(*) as plants from changed group by fact_set) as card
  join app_private.fact_set on fact_set.id = card.fact_set
  cross join unnest(fact_set.facts) as card_fact (fact)
  group by card_fact.fact
  union all
  select 'plants', v_sign * count(*) from changed as card having count(*) > 0
  union all
  select 'items', v_sign * sum(cardinality(item_set.items))
  from changed as card join app_private.item_set on item_set.id = card.item_set
  having count(*) > 0;
  insert into app_private.plant_card_tally (fact_set, item_set, rows)
  select card.fact_set, card.item_set, v_sign * count(*)
  from changed as card group by card.fact_set, card.item_set;
  if random() < 0.02 then
    perform app_private.fold_tally('app_private.fact_tally');
    perform app_private.fold_tally('app_private.plant_card_tally');
  end if;
  return null;
end
$$;
create trigger tally_inserted
after insert on app_private.plant_card
referencing new table as changed
for each statement
execute function app_private.tally_plant_cards('1');
create trigger tally_update_old_rows
after update on app_private.plant_card
referencing old table as changed
for each statement
execute function app_private.tally_plant_cards('-1');
create trigger tally_update_new_rows
after update on app_private.plant_card
referencing new table as changed
for each statement
execute function app_private.tally_plant_cards('1');
create trigger tally_deleted
after delete on app_private.plant_card
referencing old table as changed
for each statement
execute function app_private.tally_plant_cards('-1');
create trigger truncate_tally
after truncate on app_private.plant_card
for each statement
execute function app_private.truncate_tally('app_private.fact_tally');
create trigger truncate_card_tally
after truncate on app_private.plant_card
for each statement
execute function app_private.truncate_tally('app_private.plant_card_tally');

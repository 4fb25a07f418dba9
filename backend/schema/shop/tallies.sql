-- Counts of plants and items; see app_private.product_tally.

-- Merges equal rows of both tallies.
create function app_private.fold_tallies()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform app_private.fold_tally('app_private.product_tally');
  perform app_private.fold_tally('app_private.product_item_tally');
end
$$;

-- Folds after about one change in fifty, so that reading stays cheap.
create function app_private.fold_tallies_sometimes()
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  if random() < 0.02 then
    perform app_private.fold_tallies();
  end if;
end
$$;

-- Trigger: adds the plants of a statement to the tally, or with the argument -1 subtracts them; for an update also
-- their items. Items of a deleted plant are deleted before it.
create function app_private.tally_products()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_sign constant integer := tg_argv[0];
begin
  insert into app_private.product_tally (category_ids, cids, is_public, has_photo, rows)
  select category_ids, cids, is_public, photo is not null, v_sign * count(*) from changed group by 1, 2, 3, 4;
  -- A new plant has only items of the same statement, which their own trigger counts.
  if tg_op = 'UPDATE' then
    insert into app_private.product_item_tally (category_ids, cids, is_public, size_id, web_catalogue, flag, rows)
    select
      product.category_ids, product.cids, product.is_public, item.size_id, item.web_catalogue, item.flag,
      v_sign * count(*)
    from changed as product join public.product_item as item on item.product_id = product.id
    group by 1, 2, 3, 4, 5, 6;
  end if;
  perform app_private.fold_tallies_sometimes();
  return null;
end
$$;
create trigger tally_inserted
after insert on product
referencing new table as changed
for each statement
execute function app_private.tally_products('1');
create trigger tally_update_old_rows
after update on product
referencing old table as changed
for each statement
execute function app_private.tally_products('-1');
create trigger tally_update_new_rows
after update on product
referencing new table as changed
for each statement
execute function app_private.tally_products('1');
create trigger tally_deleted
after delete on product
referencing old table as changed
for each statement
execute function app_private.tally_products('-1');

-- Trigger: deletes the items of a plant before the plant itself, because the tally of an item reads its plant.
create function app_private.delete_items_of_product()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.product_item where product_id = old.id;
  return old;
end
$$;
create trigger delete_items
before delete on product
for each row
execute function app_private.delete_items_of_product();

-- Trigger: adds the items of a statement to the tally, or with the argument -1 subtracts them. Locks their plants until
-- the transaction ends: a concurrent move of a plant to another category would miss these items.
create function app_private.tally_items()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_sign constant integer := tg_argv[0];
begin
  perform from public.product where id in (select product_id from changed) order by id for share;
  insert into app_private.product_item_tally (category_ids, cids, is_public, size_id, web_catalogue, flag, rows)
  select
    product.category_ids, product.cids, product.is_public, item.size_id, item.web_catalogue, item.flag,
    v_sign * count(*)
  from changed as item join public.product on product.id = item.product_id
  group by 1, 2, 3, 4, 5, 6;
  perform app_private.fold_tallies_sometimes();
  return null;
end
$$;
create trigger tally_inserted
after insert on product_item
referencing new table as changed
for each statement
execute function app_private.tally_items('1');
create trigger tally_update_old_rows
after update on product_item
referencing old table as changed
for each statement
execute function app_private.tally_items('-1');
create trigger tally_update_new_rows
after update on product_item
referencing new table as changed
for each statement
execute function app_private.tally_items('1');
create trigger tally_deleted
after delete on product_item
referencing old table as changed
for each statement
execute function app_private.tally_items('-1');

create trigger truncate_tally
after truncate on product
for each statement
execute function app_private.truncate_tally('app_private.product_tally');
create trigger truncate_tally
after truncate on product_item
for each statement
execute function app_private.truncate_tally('app_private.product_item_tally');

-- Orders; see app_private.order_tally.
select
  app_private.keep_tally(
    'public.shop_order',
    'app_private.order_tally',
    'counted.type',
    'counted.completed_at is not null',
    'counted.quote_state',
    'counted.quote_valid_until'
  );

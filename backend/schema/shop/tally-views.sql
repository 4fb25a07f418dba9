-- Counts of catalogue rows by the columns that lists filter by: the sum of `rows` over the matching rows equals
-- `count(*)` over the list of that name. In the schema `app`, since only the data service reads them.

-- Totals of katalog_items.
create view app.katalog_items_totals
with (security_barrier = true)
as
  select tally.category_ids, tally.cids, size.name as size, size.position as size_position, tally.flag, tally.rows
  from
    app_private.product_item_tally as tally
    left join product_size as size on size.id = tally.size_id
  where tally.is_public and tally.web_catalogue and (select app.sees_assortment());

-- Totals of katalog_items by plant, for searches by name. Without security barrier, so that they use the trigram index.
create view app.katalog_items_plant_totals as
  select card.product_id, card.search, card.item_count as rows
  from app_private.plant_card as card
  where (select app.sees_assortment());

-- Totals of katalog_items_full, for sales staff.
create view app.katalog_items_full_totals
with (security_barrier = true)
as
  select
    tally.category_ids,
    tally.cids,
    size.name as size,
    size.position as size_position,
    tally.size_id,
    tally.web_catalogue,
    tally.flag,
    tally.is_public,
    tally.rows
  from
    app_private.product_item_tally as tally
    left join product_size as size on size.id = tally.size_id
  where (select app.has_acl('sales'));

-- Totals of plants, for sales staff.
create view app.product_totals
with (security_barrier = true)
as
  select category_ids, cids, is_public, rows from app_private.product_tally where (select app.has_acl('sales'));

-- Totals of web_orders, for sales staff.
create view app.web_orders_totals
with (security_barrier = true)
as
  select type, quote_state, quote_valid_until, rows
  from app_private.order_tally
  where (select app.has_acl('sales'));

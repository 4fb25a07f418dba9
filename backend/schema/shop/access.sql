-- Row security, grants and policies.

-- Categories: everyone reads public ones; sales staff read all and edit what the site shows. Plants and items are read
-- through the catalogue views; the services import them.
alter table product_category enable row level security;
grant select on product_category to arbora_anon;
select app_private.grant_write('product_category', 'arbora_manager', p_privileges => '{update}');
create policy select_public on product_category for select to arbora_anon using (is_public);
create policy all_sales on product_category
to arbora_manager
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Plants: sales staff read all and edit what the site shows.
alter table product enable row level security;
grant select on product to arbora_manager, arbora_sales_lists;
select app_private.grant_write('product', 'arbora_manager', '{is_public,search,cids}', '{update}');
create policy all_sales on product
to arbora_manager, arbora_sales_lists
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Sizes: everyone reads them.
alter table product_size enable row level security;
grant select on product_size to arbora_anon;
create policy select_all on product_size for select to arbora_anon using (true);

-- Items: sales staff read all and edit what the site shows.
alter table product_item enable row level security;

grant select on product_item to arbora_manager;
select app_private.grant_write('product_item', 'arbora_manager', '{product_id}', '{update}');
create policy all_sales on product_item
to arbora_manager
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Written by triggers; only definer functions and services read it.
alter table app_private.search_word enable row level security;
grant select, insert, update, delete on app_private.search_word to arbora_service;
create policy all_service on app_private.search_word to arbora_service using (true) with check (true);

-- As search_word; the names of genera are imported.
alter table app_private.genus enable row level security;
grant select, insert, update, delete on app_private.genus to arbora_service;
create policy all_service on app_private.genus to arbora_service using (true) with check (true);
-- Written by triggers; only definer functions read them.
alter table app_private.plant_word enable row level security;
-- As plant_word.
alter table app_private.fact_set enable row level security;
-- As plant_word.
alter table app_private.item_set enable row level security;
-- As plant_word.
alter table app_private.plant_card enable row level security;
-- As product_tally.
alter table app_private.fact_tally enable row level security;
-- As product_tally.
alter table app_private.plant_card_tally enable row level security;

-- Everyone reads public offers, sales staff edit all. Lines are read and written through the view product_item__offer.
alter table offer enable row level security;
grant select on offer to arbora_anon, arbora_public_lists;
grant delete on offer to arbora_manager;
select app_private.grant_write('offer', 'arbora_manager', '{created_at}');
create policy select_public on offer for select to arbora_anon using (is_public);
create policy select_open on offer
for select
to arbora_public_lists
using (is_public and (valid_until is null or valid_until >= (select (now() at time zone 'Europe/Prague')::date)));
create policy all_sales on offer
to arbora_manager
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Lines of offers: services only; others use the view product_item__offer.
alter table offer_item enable row level security;
grant select on offer_item to arbora_public_lists;
-- Lines that the caller can buy: in stock, with a price in the caller's country if that is known.
create policy select_buyable on offer_item
for select
to arbora_public_lists
using (
  inventory > 0
  and coalesce(
    case (select app.person_country())
      when 'CZ' then price_cz
      when 'SK' then price_sk
      when 'PL' then price_pl
    end > 0,
    true
  )
);

-- Customers read their own orders, sales staff all. Orders are made by inserting into the view web_order; staff change
-- the branch and the time of completion.
alter table shop_order enable row level security;
grant select on shop_order to arbora_customer, arbora_sales_lists;
grant update (center, completed_at) on shop_order to arbora_manager;
create policy select_own on shop_order for select to arbora_customer using (profile_id = (select app.person_id()));
create policy select_sales on shop_order
for select
to arbora_manager, arbora_sales_lists
using ((select app.has_acl('sales')) is true);
create policy update_sales on shop_order
for update
to arbora_manager
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Quotes: customers read their own, sales staff all. They are made and answered by functions.
alter table quote enable row level security;
grant select on quote to arbora_customer;
create policy select_own on quote for select to arbora_customer using (profile_id = (select app.person_id()));
create policy select_sales on quote for select to arbora_manager using ((select app.has_acl('sales')) is true);

-- Drafts of quotes: sales staff alone read and write them. Services are granted nothing.
alter table quote_draft enable row level security;
revoke all on quote_draft from arbora_service;
grant
  select,
  insert (inquiry_id, items, country, vat, valid_until, note),
  update (items, country, vat, valid_until, note),
  delete
on quote_draft
to arbora_manager;
create policy all_sales on quote_draft
to arbora_manager
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Internal notes of orders: sales staff alone read and write them. Services are granted nothing, so no mail and no
-- document can show one.
alter table order_note enable row level security;
revoke all on order_note from arbora_service;
grant select, insert (order_id, note), update (note) on order_note to arbora_manager;
create policy all_sales on order_note
to arbora_manager
using ((select app.has_acl('sales')) is true)
with check ((select app.has_acl('sales')) is true);

-- Views: each shows the rows of its caller, as its definition says.
grant select on katalog_items to arbora_anon;

grant select on category_cover to arbora_anon;

grant select on katalog_items_full to arbora_manager;

grant select on offer_list_public to arbora_anon;

grant select on product_item__offer to arbora_anon;
grant
  insert (offer_id, product_item_id, filter_value, inventory, price_cz, price_sk, price_pl),
  update (filter_value, inventory, price_cz, price_sk, price_pl),
  delete
on product_item__offer
to arbora_manager;
grant select on product_item__offer to arbora_service;

grant select on web_orders to arbora_manager;

grant select on web_order to arbora_customer, arbora_service;
grant insert (profile_id, basket, center, type, basket_version) on web_order to arbora_customer;
grant update (center, completed_at) on web_order to arbora_manager;

-- Numbers of orders made by the services.
grant usage on sequence app_private.order_number to arbora_service;

-- Written by triggers, read by the views of totals and by the dashboards.
alter table app_private.product_tally enable row level security;
-- As product_tally.
alter table app_private.product_item_tally enable row level security;
grant select on app.katalog_items_totals, app.katalog_items_plant_totals to arbora_anon;
grant select on app.katalog_items_full_totals, app.product_totals to arbora_manager;
-- As product_tally.
alter table app_private.order_tally enable row level security;
grant select on app.web_orders_totals to arbora_manager;

-- Plants of articles: editors edit all. Everyone reads them through the view news_item_plants.
alter table news_item__product enable row level security;
grant select, delete on news_item__product to arbora_manager;
select app_private.grant_write('news_item__product', 'arbora_manager', '{is_placed}');
create policy all_editor on news_item__product
to arbora_manager
using ((select app.has_acl('editor')) is true)
with check ((select app.has_acl('editor')) is true);
grant select on news_item_plants to arbora_anon;
grant select on plant_articles to arbora_anon;

-- Row security, grants and policies. Items are opened by triggers, and changed by the functions of this domain.

-- Open items: sales staff read them, and decide with the functions of decisions.sql.
alter table open_item enable row level security;
grant select on open_item to arbora_manager, arbora_sales_lists;
create policy select_sales on open_item
for select
to arbora_manager, arbora_sales_lists
using ((select app.has_acl('sales')) is true);

-- Payment orders: sales staff read them.
alter table payment_order enable row level security;
grant select on payment_order to arbora_manager;
create policy select_sales on payment_order
for select
to arbora_manager
using ((select app.has_acl('sales')) is true);

-- The view shows rows to sales staff only.
grant select on open_item_list to arbora_manager;

-- Row security, grants and policies. Statements and payments are written by the functions of this domain only.

-- Statements: sales staff read them.
alter table bank_statement enable row level security;
grant select on bank_statement to arbora_manager;
create policy select_sales on bank_statement
for select
to arbora_manager
using ((select app.has_acl('sales')) is true);

-- Lines of statements: sales staff read them.
alter table bank_statement_line enable row level security;
grant select on bank_statement_line to arbora_manager;
create policy select_sales on bank_statement_line
for select
to arbora_manager
using ((select app.has_acl('sales')) is true);

-- Columns of CSV files: the services read and write them.
alter table app_private.bank_csv_layout enable row level security;
grant select, insert, update, delete on app_private.bank_csv_layout to arbora_service;
create policy all_service on app_private.bank_csv_layout to arbora_service using (true) with check (true);

-- Payments: sales staff read them, and link them with app.link_bank_transaction.
alter table bank_transaction enable row level security;
grant select on bank_transaction to arbora_manager, arbora_sales_lists;
create policy select_sales on bank_transaction
for select
to arbora_manager, arbora_sales_lists
using ((select app.has_acl('sales')) is true);

-- Payments set aside: sales staff read them, set aside a payment without a reservation, and take that back.
alter table set_aside_payment enable row level security;
grant select on set_aside_payment to arbora_sales_lists;
grant select, insert (transaction_id, note), delete on set_aside_payment to arbora_manager;
create policy select_sales on set_aside_payment
for select
to arbora_manager, arbora_sales_lists
using ((select app.has_acl('sales')) is true);
create policy insert_sales on set_aside_payment
for insert
to arbora_manager
with check (
  (select app.has_acl('sales')) is true
  and exists (
    select
    from bank_transaction as payment
    where payment.id = set_aside_payment.transaction_id and payment.outcome in ('unknown_symbol', 'doubtful')
    offset 0
  )
);
create policy delete_sales on set_aside_payment
for delete
to arbora_manager
using ((select app.has_acl('sales')) is true);

-- The view shows rows to sales staff only.
grant select on bank_transaction_list to arbora_manager;

-- The bank's API: sales staff read its state, the services write it.
alter table bank_api enable row level security;
grant select on bank_api to arbora_manager;
create policy select_sales on bank_api
for select
to arbora_manager
using ((select app.has_acl('sales')) is true);

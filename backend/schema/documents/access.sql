-- Row security, grants and policies. Documents are issued by the functions of this domain only.

-- The seller: nobody reads it directly.
alter table app_private.seller enable row level security;

-- Rates of VAT: nobody reads them directly.
alter table app_private.vat_rate enable row level security;

-- Series of numbers: nobody reads them directly.
alter table app_private.document_series enable row level security;

-- Documents: people read their own, sales staff all.
alter table tax_document enable row level security;
grant select on tax_document to arbora_customer, arbora_manager;
create policy select_own on tax_document
for select
to arbora_customer
using (person_id = (select app.person_id()));
create policy select_sales on tax_document
for select
to arbora_manager
using ((select app.has_acl('sales')) is true);

-- Exports for accounting: sales staff read them, and record them with app.record_accounting_export.
alter table accounting_export enable row level security;
grant select on accounting_export to arbora_manager;
create policy select_sales on accounting_export
for select
to arbora_manager
using ((select app.has_acl('sales')) is true);

-- The view shows rows to sales staff only.
grant select on accounting_export_list to arbora_manager;

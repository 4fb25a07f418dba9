-- Exports for accounting with the name of the member of staff, to sales staff.
create view accounting_export_list
with (security_barrier = true)
as
  select
    e.id,
    e.date_from,
    e.date_to,
    e.format,
    cardinality(e.documents) as document_count,
    e.last_payment,
    e.last_credit_note,
    e.is_period_over,
    e.sha256,
    e.byte_size,
    p.name as author_name,
    e.created_at
  from
    accounting_export as e
    left join user_profile as p on p.id = e.created_by
  where (select app.has_acl('sales'));

-- Exports of tax documents for accounting.

-- Records an export whose file has been made: `p_export` is {date_from, date_to, format, documents, brand, sha256,
-- byte_size}. Returns its row of `accounting_export_list`. For sales staff; raises auth.forbidden, and request.invalid if
-- a document does not exist or was not issued in the period.
create function app.record_accounting_export(p_export jsonb)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_from date := p_export ->> 'date_from';
  v_to date := p_export ->> 'date_to';
  v_given uuid[] := array(select jsonb_array_elements_text(p_export -> 'documents')::uuid);
  v_documents uuid[];
  v_last_payment text;
  v_last_credit_note text;
  v_id uuid;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  select
    array_agg(d.id order by d.issued_on, d.kind desc, d.number),
    (array_agg(d.label order by d.year desc, d.number desc) filter (where d.kind = 'payment'))[1],
    (array_agg(d.label order by d.year desc, d.number desc) filter (where d.kind = 'credit_note'))[1]
  into v_documents, v_last_payment, v_last_credit_note
  from public.tax_document d
  where d.id = any (v_given) and d.issued_on between v_from and v_to;
  if v_documents is null or cardinality(v_documents) <> cardinality(v_given) then
    raise exception 'request.invalid';
  end if;
  insert into public.accounting_export (
    date_from, date_to, format, documents, brand, last_payment, last_credit_note, is_period_over, sha256, byte_size,
    created_by
  )
  values (
    v_from, v_to, p_export ->> 'format', v_documents, p_export -> 'brand', v_last_payment, v_last_credit_note,
    v_to < (clock_timestamp() at time zone 'Europe/Prague')::date, p_export ->> 'sha256',
    (p_export ->> 'byte_size')::bigint, app.person_id()
  )
  returning id into v_id;
  return (select to_jsonb(l) from public.accounting_export_list l where l.id = v_id);
end
$$;
grant execute on function app.record_accounting_export(jsonb) to arbora_manager;

-- Trigger: a recorded export cannot be changed or deleted by any role. Only the deletion of an account removes the
-- reference to it. Raises restrict_violation.
create function app_private.keep_accounting_export()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.created_by is null and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' then
    return new;
  end if;
  raise exception using errcode = 'restrict_violation', message = 'a recorded export cannot be changed or deleted';
end
$$;
create trigger keep_accounting_export
before update or delete on accounting_export
for each row
execute function app_private.keep_accounting_export();

-- Quotes of a seller who pays no VAT. The tables are small, so they are checked within the transaction.
alter table quote
drop constraint quote_vat_check,
-- squawk-ignore constraint-missing-not-valid
add constraint quote_vat_check check (vat in ('included', 'excluded', 'reverse_charge', 'not_payer'));
alter table quote_draft
drop constraint quote_draft_vat_check,
-- squawk-ignore constraint-missing-not-valid
add constraint quote_draft_vat_check check (vat in ('included', 'excluded', 'reverse_charge', 'not_payer'));

-- Quotes of a seller who pays no VAT.
alter table quote
drop constraint quote_vat_check,
add constraint quote_vat_check check (vat in ('included', 'excluded', 'reverse_charge', 'not_payer'));
alter table quote_draft
drop constraint quote_draft_vat_check,
add constraint quote_draft_vat_check check (vat in ('included', 'excluded', 'reverse_charge', 'not_payer'));

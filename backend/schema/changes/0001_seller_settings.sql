-- Overrides of the seller's details. A row that exists is kept, as a restored one may be newer than the tables.
insert into kejval (item)
values ('arbora-set-seller')
on conflict do nothing;

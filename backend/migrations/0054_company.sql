-- What the business register said of a company id, kept for a day where every instance finds it; null = it knows none.
create table app_private.company_cache (
  ico text primary key check (ico ~ '^[0-9]{8}$'),
  subject jsonb,
  fetched_at timestamptz not null default now()
);
alter table app_private.company_cache enable row level security;
create index company_cache_age on app_private.company_cache (fetched_at);
grant select, insert, update, delete on app_private.company_cache to arbora_service;
create policy all_service on app_private.company_cache to arbora_service using (true) with check (true);

-- A register of our own for where the real one is not to be asked: companies of the demo data. The columns are those of
-- the answer.
create table app_private.company_register (
  ico text primary key check (ico ~ '^[0-9]{8}$'),
  dic text check (length(dic) <= 20),
  company text not null check (length(company) between 1 and 200),
  street text check (length(street) <= 200),
  city text check (length(city) <= 200),
  zip text check (length(zip) <= 20),
  -- The register's number of the region (kodKraje).
  region integer,
  dissolved_on date
);
alter table app_private.company_register enable row level security;
grant select, insert, update, delete on app_private.company_register to arbora_service;
create policy all_service on app_private.company_register to arbora_service using (true) with check (true);

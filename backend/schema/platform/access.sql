-- Row security, grants and policies. Tables without a grant are read and written by definer functions only.

-- Visibility of the assortment: services only; others use app.sees_assortment.
alter table app_private.assortment enable row level security;
grant select, update on app_private.assortment to arbora_service;
create policy all_service on app_private.assortment to arbora_service using (true) with check (true);

-- Branches: services only; others use the functions of branches.sql.
alter table app_private.branch enable row level security;
grant select, insert, update, delete on app_private.branch to arbora_service;
create policy all_service on app_private.branch to arbora_service using (true) with check (true);

-- Idempotency keys: services that create accounts keep them here; other callers use app.claim_key.
alter table app_private.idempotency_key enable row level security;
grant select, insert, update on app_private.idempotency_key to arbora_service;
create policy all_service on app_private.idempotency_key to arbora_service using (true) with check (true);

-- Written by app_private.limit_record.
alter table app_private.rate_limit_hit enable row level security;

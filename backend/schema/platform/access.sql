alter table app_private.branch enable row level security;
grant select, insert, update, delete on app_private.branch to arbora_service;
create policy all_service on app_private.branch to arbora_service using (true) with check (true);

alter table app_private.idempotency_key enable row level security;
-- Services that create accounts remember the keys of requests as the functions of reservations and orders do.
grant select, insert, update on app_private.idempotency_key to arbora_service;
create policy all_service on app_private.idempotency_key to arbora_service using (true) with check (true);

alter table app_private.rate_limit_hit enable row level security;

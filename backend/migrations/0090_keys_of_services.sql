-- Services that create accounts remember the keys of requests as the functions of reservations and orders do.
grant select, insert, update on app_private.idempotency_key to arbora_service;
create policy all_service on app_private.idempotency_key to arbora_service using (true) with check (true);

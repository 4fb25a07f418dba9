-- One-time tokens: an application that proves by its signature who it is gets one, whoever is handed it proves by it once
-- that the application sent him (spec §7). Neither the token nor the signature is kept, only their hashes; the
-- signature's makes each request good once, on whichever instance it comes back.
create table app_private.one_time_token (
  id uuid primary key default gen_random_uuid(),
  app_id text not null check (length(app_id) between 1 and 60),
  token_hash bytea not null unique check (length(token_hash) = 32),
  signature_hash bytea not null unique check (length(signature_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
alter table app_private.one_time_token enable row level security;
create index one_time_token_expires_at on app_private.one_time_token (expires_at);
grant select, insert, update, delete on app_private.one_time_token to arbora_service;
create policy all_service on app_private.one_time_token to arbora_service using (true) with check (true);

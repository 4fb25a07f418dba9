-- What happened to accounts: who logged in, failed, was refused, was approved. Kept when the person is erased (then
-- without the id), read by operators; never holds a secret.
create table app_private.auth_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null,
  person_id uuid references public.auth_person on delete set null,
  -- Who did it, where that is someone else.
  actor_id uuid references public.auth_person on delete set null,
  email text,
  address inet,
  user_agent text,
  request_id text,
  details jsonb
);
alter table app_private.auth_log enable row level security;
create index auth_log_person on app_private.auth_log (person_id, at desc);
create index auth_log_actor on app_private.auth_log (actor_id) where actor_id is not null;
create index auth_log_at on app_private.auth_log (at desc);

grant insert, select on app_private.auth_log to arbora_service;
create policy write on app_private.auth_log for insert to arbora_service with check (true);
create policy read on app_private.auth_log for select to arbora_service using (true);

-- Decisions about cookies, kept as proof for as long as they hold (spec §7, §9: 360 days).
create table app_private.cookie_consent (
  id uuid primary key default gen_random_uuid(),
  -- Where the record came from; what the sender said of himself counts only as to whether it agrees.
  ip_address inet not null,
  ip_agrees boolean not null,
  is_consent_given boolean not null,
  host text not null check (length(host) <= 255),
  cookies text not null check (length(cookies) <= 2000),
  user_agent text not null check (length(user_agent) <= 1000),
  app text not null check (length(app) <= 60),
  auth_person uuid references public.auth_person on delete set null,
  created_at timestamptz not null default now()
);
alter table app_private.cookie_consent enable row level security;
create index cookie_consent_person on app_private.cookie_consent (auth_person) where auth_person is not null;
create index cookie_consent_age on app_private.cookie_consent (created_at);
grant select, insert, delete on app_private.cookie_consent to arbora_service;
create policy all_service on app_private.cookie_consent to arbora_service using (true) with check (true);

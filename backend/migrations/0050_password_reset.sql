-- Links that set a new password (spec §4, §9). The link is in the mail alone; here is the hash of its `ref`, good for
-- one use within its time.
create table app_private.password_reset (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.auth_person on delete cascade,
  ref_hash bytea not null unique check (length(ref_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
alter table app_private.password_reset enable row level security;
create index password_reset_person on app_private.password_reset (person_id);
create index password_reset_expires_at on app_private.password_reset (expires_at);
grant select, insert, update, delete on app_private.password_reset to arbora_service;
create policy all_service on app_private.password_reset to arbora_service using (true) with check (true);

-- Sets the password that a link stands for and ends every session of the person; returns who it was, null when the link
-- is used, expired or unknown. The person's row is locked first, so of uses at once one gets through. The other links end too.
create function app_private.reset_password(p_ref_hash bytea, p_password_hash text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person uuid;
begin
  select person_id into v_person from app_private.password_reset where ref_hash = p_ref_hash;
  perform from public.auth_person where id = v_person for no key update;
  update app_private.password_reset set used_at = clock_timestamp()
  where ref_hash = p_ref_hash and used_at is null and expires_at > clock_timestamp();
  if not found then
    return null;
  end if;
  update app_private.password_reset set used_at = clock_timestamp() where person_id = v_person and used_at is null;
  insert into app_private.credential (person_id, password_hash) values (v_person, p_password_hash)
  on conflict (person_id) do update set password_hash = excluded.password_hash, changed_at = now();
  update app_private.session set ended_at = now(), ended_reason = 'password'
  where person_id = v_person and ended_at is null;
  return v_person;
end
$$;
grant execute on function app_private.reset_password(bytea, text) to arbora_service;

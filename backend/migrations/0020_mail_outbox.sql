-- The outbox: a mail is written in the transaction that causes it, so a crash after the commit loses none and a
-- rollback sends none. The sender works from this table alone (spec §3 notification kinds, §7 mail).

create table app_private.mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Null: the nursery's own address, which the sender's configuration knows.
  recipient text,
  locale text not null default 'cs' check (locale in ('cs', 'en', 'pl')),
  payload jsonb not null default '{}',
  -- What makes two mails the same mail; a second one with the same key is not written.
  dedupe_key text unique,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  -- When to try next; while 'sending', when the claim of a sender that died runs out.
  next_attempt_at timestamptz not null default now(),
  last_error text,
  -- As it was sent; what the mailbox page shows.
  delivered_to text,
  subject text,
  html text,
  plain text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
alter table app_private.mail enable row level security;
create index mail_due on app_private.mail (next_attempt_at) where status in ('queued', 'sending');
create index mail_sent on app_private.mail (sent_at desc) where status = 'sent';

-- Only the senders read and work it off; everyone else goes through enqueue_mail.
grant select, update, delete on app_private.mail to arbora_service;
create policy work_off on app_private.mail to arbora_service using (true) with check (true);

-- Queues one mail and wakes the senders at commit. Returns null when the same mail has been queued before.
create function app_private.enqueue_mail(
  p_kind text,
  p_recipient text,
  p_locale text,
  p_payload jsonb,
  p_dedupe_key text default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into app_private.mail (kind, recipient, locale, payload, dedupe_key)
  values (
    p_kind,
    p_recipient,
    case when p_locale in ('cs', 'en', 'pl') then p_locale else 'en' end,
    coalesce(p_payload, '{}'),
    p_dedupe_key
  )
  on conflict (dedupe_key) do nothing
  returning id into v_id;
  if v_id is not null then
    perform pg_notify('arbora_mail', '');
  end if;
  return v_id;
end
$$;
grant execute on function app_private.enqueue_mail(text, text, text, jsonb, text) to arbora_service;

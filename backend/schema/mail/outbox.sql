-- Queueing mails, and handling failed ones.

-- Queues a mail and wakes the sender; returns its id. Returns null if a mail with the same `p_dedupe_key` was queued
-- before, or if the transaction has set `arbora.suppress_mail`, as for a cancellation by staff without a notice. A null
-- recipient is the nursery. `p_payload` are the data of the template `p_kind`; `recipient_name` is added for the
-- greeting where the address belongs to an account.
create function app_private.enqueue_mail(
  p_kind text,
  p_recipient text,
  p_locale text,
  p_payload jsonb,
  p_dedupe_key text default null::text
)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_id uuid;
begin
  if current_setting('arbora.suppress_mail', true) = 'on' then
    return null;
  end if;
  insert into app_private.mail (kind, recipient, locale, payload, dedupe_key)
  values (
    p_kind,
    p_recipient,
    case when p_locale in ('cs', 'en', 'pl') then p_locale else 'en' end,
    coalesce(p_payload, '{}')
      || coalesce((select jsonb_build_object('recipient_name', name) from public.user_profile where email = p_recipient and name is not null), '{}'),
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

-- Mails that could not be delivered, newest first: {total, rows: [{id, kind, recipient, subject, attempts, last_error,
-- created_at, dead_at}]}. For admins; raises auth.forbidden.
create function app.dead_mails(p_limit integer, p_offset integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not app.has_acl('admin') then
    raise exception 'auth.forbidden';
  end if;
  return jsonb_build_object(
    'total', (select count(*) from app_private.mail where status = 'dead'),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(d) order by d.dead_at desc, d.id)
      from (
        select id, kind, recipient, payload ->> 'subject' as subject, attempts, last_error, created_at, dead_at
        from app_private.mail where status = 'dead'
        order by dead_at desc, id limit p_limit offset p_offset
      ) d
    ), '[]')
  );
end
$$;
grant execute on function app.dead_mails(integer, integer) to arbora_admin;

-- Queues an undelivered mail again, counting attempts from zero; false if there is none. For admins; raises
-- auth.forbidden.
create function app.retry_mail(p_mail uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not app.has_acl('admin') then
    raise exception 'auth.forbidden';
  end if;
  update app_private.mail
  set status = 'queued', attempts = 0, next_attempt_at = now(), dead_at = null
  where id = p_mail and status = 'dead';
  if not found then
    return false;
  end if;
  perform pg_notify('arbora_mail', '');
  return true;
end
$$;
grant execute on function app.retry_mail(uuid) to arbora_admin;

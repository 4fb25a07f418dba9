-- Staff may cancel without telling anybody (spec §4: by default the holder is told), and undo a mistaken check-in.

-- Queues a mail once (`p_dedupe_key`) and wakes who sends; returns its id, null when it was queued before, or when the
-- transaction has said that it tells nobody (`arbora.tells_nobody`).
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
  if current_setting('arbora.tells_nobody', true) = 'on' then
    return null;
  end if;
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

-- Whether the caller may write mails about a section of the back office (spec §6).
create function app_private.may_write_about(p_section text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    case
      when p_section in ('inquiries', 'orders', 'booking', 'assortment', 'offers', 'photo') then app.has_acl('sales')
      when p_section in ('news', 'bulletin', 'ratings', 'comments', 'photogallery') then app.has_acl('editor')
      when p_section = 'jobs' then app.has_acl('jobs')
      or app.has_acl('sales')
      else app.has_acl('admin')
    end;
$$;

-- Queues a letter that staff wrote (`p_letter` {subject, headline, align, body_html}) to each address in the language
-- of its account; answers go to who wrote it. Repeated with the same key it queues nothing more. Raises auth.forbidden
-- unless the caller works in the section.
create function app.write_mail(p_section text, p_to text[], p_letter jsonb, p_attachments jsonb, p_key text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_batch uuid;
begin
  if not app_private.may_write_about(p_section) then
    raise exception 'auth.forbidden';
  end if;
  v_batch := app_private.keep_attachments(p_attachments);
  insert into app_private.mail (kind, recipient, locale, payload, dedupe_key, attachment_batch)
  select
    'written', t.email, coalesce(p.locale, 'cs'),
    p_letter || jsonb_build_object('section', p_section, 'person_id', app.person_id(), 'reply_to', app.person_email()),
    'written:' || app.person_id() || ':' || p_key || ':' || t.email,
    v_batch
  from (select distinct unnest(p_to) as email) t
  left join public.user_profile p on p.email = t.email
  on conflict (dedupe_key) do nothing;
  if found then
    perform pg_notify('arbora_mail', '');
  else
    delete from app_private.mail_attachment where batch_id = v_batch;
  end if;
end
$$;
grant execute on function app.write_mail(text, text[], jsonb, jsonb, text) to arbora_manager;

-- Keeps attachments `[{filename, content_type, content}]`, contents in base64, and returns their batch; null for none.
create function app_private.keep_attachments(p_attachments jsonb)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_batch uuid := gen_random_uuid();
begin
  insert into app_private.mail_attachment (batch_id, position, filename, content_type, content)
  select v_batch, a.position, a.filename, a.content_type, decode(a.content, 'base64')
  from rows from (jsonb_to_recordset(p_attachments) as (filename text, content_type text, content text))
    with ordinality as a (filename, content_type, content, position);
  return case when found then v_batch end;
end
$$;

-- Mails that could not be delivered, the newest first: {total, rows: [{id, kind, recipient, subject, attempts,
-- last_error, created_at, dead_at}]}. Raises auth.forbidden to all but admins.
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

-- Queues a dead mail again, with all its attempts before it; false when there is no such mail. Raises auth.forbidden
-- to all but admins.
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

-- Mails hold what people bought, reserved and asked for: a quarter of a year is enough to look one up.
create function app_private.forget_mails()
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  delete from app_private.mail where status in ('sent', 'dead') and created_at < now() - interval '90 days';
  delete from app_private.mail_attachment as a
  where
    a.created_at < now() - interval '1 day'
    and not exists (select from app_private.mail as m where m.attachment_batch = a.batch_id);
$$;
grant execute on function app_private.forget_mails() to arbora_service;

-- A trigger and not the sender decides, as an erasure may come while a mail is being sent.
create function app_private.keep_envelope()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.payload := '{}';
  new.html := null;
  new.plain := null;
  new.last_error := null;
  return new;
end
$$;
create trigger keep_envelope
before update on app_private.mail
for each row
when (new.retention = 'envelope' and new.status in ('sent', 'dead'))
execute function app_private.keep_envelope();

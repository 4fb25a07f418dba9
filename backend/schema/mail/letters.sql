-- Letters written by staff.

-- True if the caller may write mails from a section of the back office.
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

-- Stores attachments [{filename, content_type, content (base64)}] and returns their batch id; null if there are none.
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

-- Queues a letter `{subject, headline, align, body_html}` to each address in the language of its account; replies go to
-- the caller. A repetition with the same `p_key` queues nothing. Raises auth.forbidden (see may_write_about).
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

-- Queues a letter `{subject, headline, align, body_html}` to all subscribers of a newsletter, each with an unsubscribe
-- link, and returns their number. A repetition with the same `p_key` queues nothing. Raises auth.forbidden (see
-- may_write_about), mailing.list_unknown.
create function app.write_newsletter(
  p_section text,
  p_subscription uuid,
  p_letter jsonb,
  p_attachments jsonb,
  p_key text
)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_list public.subscription;
  v_batch uuid;
  v_count integer;
begin
  if not app_private.may_write_about(p_section) then
    raise exception 'auth.forbidden';
  end if;
  select * into v_list from public.subscription where id = p_subscription;
  if not found then
    raise exception 'mailing.list_unknown';
  end if;
  select count(*) into v_count from app_private.subscriber_subscription where subscription_id = p_subscription;
  v_batch := app_private.keep_attachments(p_attachments);
  insert into app_private.mail (kind, recipient, locale, payload, dedupe_key, attachment_batch)
  select
    'newsletter', s.email, s.locale,
    p_letter || jsonb_build_object(
      'section', p_section,
      'person_id', app.person_id(),
      'list', app_private.subscription_name(v_list),
      'subscriber_id', s.id,
      'unsubscribe_token', ss.id
    ),
    'newsletter:' || app.person_id() || ':' || p_key || ':' || s.id,
    v_batch
  from app_private.subscriber_subscription ss join app_private.subscriber s on s.id = ss.subscriber_id
  where ss.subscription_id = p_subscription
  on conflict (dedupe_key) do nothing;
  if found then
    perform pg_notify('arbora_mail', '');
  else
    delete from app_private.mail_attachment where batch_id = v_batch;
  end if;
  return v_count;
end
$$;
grant execute on function app.write_newsletter(text, uuid, jsonb, jsonb, text) to arbora_manager;

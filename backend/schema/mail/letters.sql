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

-- The names of the list that the caller is about to write to (see subscription_name). Raises auth.forbidden (see
-- may_write_about), mailing.list_unknown.
create function app_private.list_to_write(p_section text, p_subscription uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_list public.subscription;
begin
  if not app_private.may_write_about(p_section) then
    raise exception 'auth.forbidden';
  end if;
  select * into v_list from public.subscription where id = p_subscription;
  if not found then
    raise exception 'mailing.list_unknown';
  end if;
  return app_private.subscription_name(v_list);
end
$$;

-- Sends a newsletter with the text `p_letter` {subject, headline, align, body_html} to all subscribers of a list, each
-- with an unsubscribe link; returns {id, recipients}. A repetition with the same `p_key` queues nothing and returns the
-- same. Raises auth.forbidden (see may_write_about), mailing.list_unknown.
create function app.write_newsletter(
  p_section text,
  p_subscription uuid,
  p_letter jsonb,
  p_attachments jsonb,
  p_key text
)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_list jsonb := app_private.list_to_write(p_section, p_subscription);
  v_newsletter app_private.newsletter;
  v_batch uuid;
begin
  insert into app_private.newsletter (subscription_id, person_id, request_key, list, letter)
  values (p_subscription, app.person_id(), p_key, v_list, p_letter)
  on conflict (person_id, request_key) do nothing
  returning * into v_newsletter;
  if not found then
    select * into v_newsletter from app_private.newsletter
    where person_id = app.person_id() and request_key = p_key;
    return jsonb_build_object('id', v_newsletter.id, 'recipients', v_newsletter.recipients);
  end if;
  v_batch := app_private.keep_attachments(p_attachments);
  insert into app_private.mail (kind, recipient, locale, payload, dedupe_key, attachment_batch, newsletter_id)
  select
    'newsletter', s.email, s.locale,
    jsonb_build_object('subject', p_letter -> 'subject', 'subscriber_id', s.id, 'unsubscribe_token', ss.id),
    'newsletter:' || v_newsletter.id || ':' || s.id,
    v_batch,
    v_newsletter.id
  from app_private.subscriber_subscription ss join app_private.subscriber s on s.id = ss.subscriber_id
  where ss.subscription_id = p_subscription;
  get diagnostics v_newsletter.recipients = row_count;
  update app_private.newsletter set recipients = v_newsletter.recipients where id = v_newsletter.id;
  perform pg_notify('arbora_mail', '');
  return jsonb_build_object('id', v_newsletter.id, 'recipients', v_newsletter.recipients);
end
$$;
grant execute on function app.write_newsletter(text, uuid, jsonb, jsonb, text) to arbora_manager;

-- Queues a newsletter to the caller alone, marked as a test and without an unsubscribe link. A repetition with the same
-- `p_key` queues nothing. Raises auth.forbidden (see may_write_about), mailing.list_unknown.
create function app.test_newsletter(
  p_section text,
  p_subscription uuid,
  p_letter jsonb,
  p_attachments jsonb,
  p_key text
)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_list jsonb := app_private.list_to_write(p_section, p_subscription);
  v_mail uuid;
begin
  v_mail := app_private.enqueue_mail(
    'newsletter',
    app.person_email(),
    (select locale from public.user_profile where id = app.person_id()),
    p_letter || jsonb_build_object('list', v_list, 'is_test', true),
    'newsletter-test:' || app.person_id() || ':' || p_key
  );
  if v_mail is not null then
    update app_private.mail set attachment_batch = app_private.keep_attachments(p_attachments) where id = v_mail;
  end if;
end
$$;
grant execute on function app.test_newsletter(text, uuid, jsonb, jsonb, text) to arbora_manager;

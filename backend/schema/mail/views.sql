-- All mails of the outbox, with the account of the recipient and without their content, which may contain login links.
-- Rows for admins only.
create view mail_list as
  select
    mail.id,
    mail.kind,
    mail.recipient,
    person.id as person_id,
    person.state as person_state,
    mail.locale,
    coalesce(mail.subject, mail.payload ->> 'subject') as subject,
    mail.status,
    mail.attempts,
    mail.last_error,
    mail.created_at,
    mail.next_attempt_at,
    mail.sent_at,
    mail.dead_at
  from
    app_private.mail as mail
    left join auth_person as person on person.email = mail.recipient;
alter view mail_list
owner to arbora_admin_lists;

-- Sent newsletters with the number of their mails in each state. Recipients in no state have unsubscribed before their
-- mail was sent, or were erased. Rows for admins only.
create view newsletter_list as
  select
    newsletter.id,
    newsletter.subscription_id,
    (newsletter.list ->> 'name') collate "cs-x-icu" as name,
    newsletter.list ->> 'name_en' as name_en,
    newsletter.list ->> 'name_pl' as name_pl,
    newsletter.letter ->> 'subject' as subject,
    newsletter.letter ->> 'headline' as headline,
    newsletter.letter ->> 'align' as align,
    newsletter.letter ->> 'body_html' as body_html,
    newsletter.person_id,
    author.email as author,
    author.state as person_state,
    newsletter.recipients,
    newsletter.pruned_sent + progress.sent as sent,
    progress.waiting,
    newsletter.pruned_dead + progress.failed as failed,
    newsletter.created_at
  from
    app_private.newsletter as newsletter
    left join auth_person as author on author.id = newsletter.person_id
    left join lateral (
      select
        (count(*) filter (where mail.status = 'sent'))::integer as sent,
        (count(*) filter (where mail.status in ('queued', 'sending')))::integer as waiting,
        (count(*) filter (where mail.status = 'dead'))::integer as failed
      from app_private.mail as mail
      where mail.newsletter_id = newsletter.id
    ) as progress
      on true;
alter view newsletter_list
owner to arbora_admin_lists;

-- The lists of newsletters with the number of their confirmed subscribers. Rows for admins only.
create view newsletter_audience
with (security_barrier = true)
as
  select list.id, list.position, list.name, list.name_en, list.name_pl, audience.subscribers
  from
    subscription as list
    left join lateral (
      select count(*)::integer as subscribers
      from app_private.subscriber_subscription as subscribed
      where subscribed.subscription_id = list.id
    ) as audience
      on true
  where (select app.has_acl('admin')) is true;

-- Queues undelivered mails again, counting attempts from zero, and makes those that wait for another attempt due now;
-- returns how many. For admins; raises auth.forbidden.
create function public.retry_mails(p_mails uuid[])
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  if not app.has_acl('admin') then
    raise exception 'auth.forbidden';
  end if;
  update app_private.mail
  set status = 'queued', attempts = 0, next_attempt_at = now(), dead_at = null
  where id = any (p_mails) and status in ('queued', 'dead');
  get diagnostics v_count = row_count;
  perform pg_notify('arbora_mail', '');
  return v_count;
end
$$;
grant execute on function public.retry_mails(uuid[]) to arbora_admin;

-- All mails of the outbox, with the account of the recipient and without their content, which may hold links that log in. Rows for admins only.
create view mail_list as
  select
    mail.id,
    mail.kind,
    mail.recipient,
    person.id as person_id,
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

-- Queues undelivered mails again, their attempts counted from zero, and sends those at once that wait for a further
-- attempt; returns how many. For admins; raises auth.forbidden.
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

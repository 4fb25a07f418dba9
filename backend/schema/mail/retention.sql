-- Retention of mails, and their removal when a person is erased.

-- Job: deletes mails 90 days after they were queued, since they hold personal data, and attachments that no mail refers
-- to. Newsletters keep the number of their mails. Mails of the kinds `p_secret_kinds` that could not be delivered, or
-- were kept for the mailbox of development, lose their link once it has expired, after two days.
create function app_private.prune_mails(p_secret_kinds text[])
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  with
    pruned as (
      delete from app_private.mail
      where status in ('sent', 'dead') and created_at < now() - interval '90 days'
      returning newsletter_id, status
    ),
    counted as (
      select
        newsletter_id,
        count(*) filter (where status = 'sent') as sent,
        count(*) filter (where status = 'dead') as dead
      from pruned
      where newsletter_id is not null
      group by newsletter_id
    )
  update app_private.newsletter as n
  set
    pruned_sent = n.pruned_sent + c.sent,
    pruned_dead = n.pruned_dead + c.dead
  from counted as c
  where n.id = c.newsletter_id;
  update app_private.mail
  set
    payload = '{}',
    html = null,
    plain = null
  where
    kind = any (p_secret_kinds)
    and status in ('sent', 'dead')
    and created_at < now() - interval '2 days'
    and payload != '{}';
  delete from app_private.mail_attachment as a
  where
    a.created_at < now() - interval '1 day'
    and not exists (select from app_private.mail as m where m.attachment_batch = a.batch_id);
$$;
grant execute on function app_private.prune_mails(text[]) to arbora_service;

-- Trigger: empties a sent mail of retention `envelope`. A trigger, because the erasure may come while a sender works on
-- the mail.
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

-- Trigger: deletes a sent mail of retention `none`.
create function app_private.erase_mail()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from app_private.mail where id = new.id;
  return null;
end
$$;
create trigger erase_mail
after update on app_private.mail
for each row
when (new.retention = 'none' and new.status in ('sent', 'dead'))
execute function app_private.erase_mail();

-- Trigger: deletes sent and undelivered mails to the address of a deleted account. Queued ones are still sent, such as
-- the notice that a registration was rejected.
create function app_private.erase_mails_to_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from app_private.mail where recipient = old.email and status in ('sent', 'dead');
  return null;
end
$$;
create trigger erase_mails_to_person
after delete on auth_person
for each row
execute function app_private.erase_mails_to_person();

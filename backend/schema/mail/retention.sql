create function app_private.forget_mail()
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
create trigger forget_mail
after update on app_private.mail
for each row
when (new.retention = 'none' and new.status in ('sent', 'dead'))
execute function app_private.forget_mail();

-- Who is erased leaves no mails behind: what was sent to the address, or could not be, goes with the account. What
-- waits still goes out, such as the word that a registration was rejected.
create function app_private.forget_mails_to_person()
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
create trigger forget_mails_to_person
after delete on auth_person
for each row
execute function app_private.forget_mails_to_person();

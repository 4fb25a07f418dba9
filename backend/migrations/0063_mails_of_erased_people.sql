-- Who is erased leaves no mails behind: what was sent to the address, or could not be, goes with the account. What
-- waits still goes out, such as the word that a registration was rejected.
create function app_private.forget_mails_to_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app_private.mail where recipient = old.email and status in ('sent', 'dead');
  return null;
end
$$;
create trigger forget_mails_to_person after delete on public.auth_person
  for each row execute function app_private.forget_mails_to_person();

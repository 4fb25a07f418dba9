-- The e-mail of a ticket is one that can be written to, as the form has it: trimmed, lower-case, one @, no blanks or
-- control characters, of which a mail's header could be made.

create function app_private.tidy_guest_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.custom_email := nullif(lower(btrim(new.custom_email)), '');
  return new;
end
$$;
create trigger tidy_guest_email before insert or update of custom_email on booking_ticket
  for each row execute function app_private.tidy_guest_email();

create trigger booking_ticket_custom_email_address after insert or update on booking_ticket
  for each row when (
    new.custom_email !~ '^[^\s@\u0001-\u001f\u007f-\u009f\u2028\u2029]+@[^\s@\u0001-\u001f\u007f-\u009f\u2028\u2029]+$'
  )
  execute function app_private.refuse_written('custom_email');

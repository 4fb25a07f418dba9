create trigger release_media
after delete on job_application
for each row
execute function app_private.release_media();

-- Texts are tidied first: triggers run in the order of their names.
create trigger a_tidy_texts
before insert or update of name, phone on job_application
for each row
execute function app_private.tidy_texts('line', 'name', 'phone');

create trigger a_tidy_lines
before insert or update of message on job_application
for each row
execute function app_private.tidy_texts('lines', 'message');

create trigger job_application_name_text
after insert or update on job_application
for each row
when (app.given_text_fault(new.name, false) is not null)
execute function app_private.refuse_written('name');

create trigger job_application_phone_text
after insert or update on job_application
for each row
when (app.given_text_fault(new.phone, false) is not null)
execute function app_private.refuse_written('phone');

create trigger job_application_message_text
after insert or update on job_application
for each row
when (app.given_text_fault(new.message, true) is not null)
execute function app_private.refuse_written('message');

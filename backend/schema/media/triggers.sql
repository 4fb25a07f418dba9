-- A deleted row releases its file in the storage; an inserted one claims it.
create trigger release_media
after delete on photo
for each row
execute function app_private.release_media();

create trigger release_media
after delete on static_file
for each row
execute function app_private.release_media();

create trigger hold_media
after insert on photo
for each row
execute function app_private.hold_media();

create trigger hold_media
after insert on static_file
for each row
execute function app_private.hold_media();

-- Runs first: triggers run in the order of their names.
create trigger a_tidy_texts
before insert or update of name on static_file
for each row
execute function app_private.tidy_texts('line', 'name');

-- No hidden characters in given texts.
create trigger static_file_name_text
after insert or update on static_file
for each row
when (app.given_text_fault(new.name, false) is not null)
execute function app_private.refuse_written('name');

-- Cached public pages are invalidated when their photos change.
create trigger announce_pages_of_assortment
after insert or delete or update or truncate on photo
for each statement
execute function app_private.announce_pages('assortment');

create trigger announce_pages_of_galleries
after insert or delete or update or truncate on photo
for each statement
execute function app_private.announce_pages('galleries');

create trigger announce_pages_of_assortment
after insert or delete or update or truncate on photo_folder
for each statement
execute function app_private.announce_pages('assortment');

-- Only sales staff write these columns; see app_private.require_acl.
create trigger ask_sales
before update of custom_email, custom_company on booking_ticket
for each row
execute function app_private.require_acl('sales');

-- Texts are tidied first: triggers run in the order of their names.
create trigger a_tidy_texts
before insert or update of name_on_ticket, custom_email, custom_company, ico on booking_ticket
for each row
execute function app_private.tidy_texts('line', 'name_on_ticket', 'custom_email', 'custom_company', 'ico');

-- Rules about fields of events, slots, tickets and reservations, as triggers so that they apply to new values only
-- (app_private.refuse_written).
create trigger booking_event_hero_image_address
after insert or update on booking_event
for each row
when (not app.is_image_url(new.hero_image))
execute function app_private.refuse_written('hero_image');

create trigger event_slot_price_number
after insert or update on event_slot
for each row
when (new.price = 'NaN')
execute function app_private.refuse_written('price');

create trigger booking_ticket_custom_email_address
after insert or update on booking_ticket
for each row
when
  (new.custom_email !~ '^[^\s@\u0001-\u001f\u007f-\u009f\u2028\u2029]+@[^\s@\u0001-\u001f\u007f-\u009f\u2028\u2029]+$')
execute function app_private.refuse_written('custom_email');

create trigger booking_reservation_custom_data_shape
after insert or update on booking_reservation
for each row
when (not app.is_reservation_data(new.custom_data))
execute function app_private.refuse_written('custom_data');

-- A company id on an invoice must be valid in its country; a second trigger, since an unchanged invoice is not checked again.
create trigger booking_reservation_invoice_ico
after insert on booking_reservation
for each row
when (not app.is_company_id(new.custom_data #>> '{invoice,ico}', new.custom_data #>> '{invoice,country}'))
execute function app_private.refuse_written('custom_data');

create trigger booking_reservation_changed_invoice_ico
after update of custom_data on booking_reservation
for each row
when
  (
    new.custom_data -> 'invoice' is distinct from old.custom_data -> 'invoice'
    and not app.is_company_id(new.custom_data #>> '{invoice,ico}', new.custom_data #>> '{invoice,country}')
  )
execute function app_private.refuse_written('custom_data');

-- No hidden characters in given texts.
create trigger booking_ticket_name_on_ticket_text
after insert or update on booking_ticket
for each row
when (app.given_text_fault(new.name_on_ticket, false) is not null)
execute function app_private.refuse_written('name_on_ticket');

create trigger booking_ticket_custom_email_text
after insert or update on booking_ticket
for each row
when (app.given_text_fault(new.custom_email, false) is not null)
execute function app_private.refuse_written('custom_email');

create trigger booking_ticket_custom_company_text
after insert or update on booking_ticket
for each row
when (app.given_text_fault(new.custom_company, false) is not null)
execute function app_private.refuse_written('custom_company');

create trigger booking_ticket_ico_text
after insert or update on booking_ticket
for each row
when (app.given_text_fault(new.ico, false) is not null)
execute function app_private.refuse_written('ico');

create trigger booking_reservation_custom_data_text
after insert or update on booking_reservation
for each row
when (app.has_hidden_text(new.custom_data))
execute function app_private.refuse_written('custom_data');

-- Rendered public pages of events are dropped when an event or slot changes.
create trigger announce_pages_of_booking
after insert or delete or update or truncate on booking_event
for each statement
execute function app_private.announce_pages('booking');

create trigger announce_pages_of_booking
after insert or delete or update or truncate on event_slot
for each statement
execute function app_private.announce_pages('booking');

create trigger announce_pages_of_news
after insert or delete or update or truncate on news_item__booking_event
for each statement
execute function app_private.announce_pages('news');

-- Articles show events that they are about.
create trigger announce_pages_of_news
after insert or delete or update or truncate on booking_event
for each statement
execute function app_private.announce_pages('news');

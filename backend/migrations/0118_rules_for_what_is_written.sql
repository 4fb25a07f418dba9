-- A rule that came later than rows which break it asks for values that are written, not for those that lie there: a
-- `check`, though it is `not valid`, refuses every change of such a row, of other columns too. So a person could not save
-- a basket, nor a ticket be checked in.

-- Refuses the row as a check constraint of the trigger's name would. The trigger's `when` says what is wrong, its
-- arguments which columns the rule is about: as long as a row keeps those as they were, it is let through.
create function app_private.refuse_written() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and not exists (
    select from unnest(tg_argv) as name where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name
  ) then
    return null;
  end if;
  raise check_violation using
    message = format('new row for relation "%s" violates check constraint "%s"', tg_table_name, tg_name),
    schema = tg_table_schema, table = tg_table_name, constraint = tg_name;
end
$$;

alter table booking_ticket drop constraint booking_ticket_name_readable;
create trigger booking_ticket_name_readable after insert or update on booking_ticket
  for each row when (
    -- Not blank, nor made of characters that leave no trace.
    new.name_on_ticket ~ (
      '^[\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f'
      || '\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]*$'
    )
    or new.name_on_ticket ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
  )
  execute function app_private.refuse_written('name_on_ticket');

alter table booking_reservation drop constraint booking_reservation_custom_data_shape;
create trigger booking_reservation_custom_data_shape after insert or update on booking_reservation
  for each row when (
    coalesce(jsonb_typeof(new.custom_data -> 'places'), 'array') <> 'array'
    or coalesce(jsonb_typeof(new.custom_data -> 'invoice'), 'null') not in ('object', 'null')
    or length(new.custom_data::text) > 50000
  )
  execute function app_private.refuse_written('custom_data');

alter table user_profile drop constraint user_profile_name_long_enough;
create trigger user_profile_name_long_enough after insert or update on user_profile
  for each row when (length(btrim(new.name)) < 3)
  execute function app_private.refuse_written('name');

alter table booking_event drop constraint booking_event_hero_image_address;
create trigger booking_event_hero_image_address after insert or update on booking_event
  for each row when (not app.is_image_url(new.hero_image))
  execute function app_private.refuse_written('hero_image');
alter table news_item drop constraint news_item_hero_image_address;
create trigger news_item_hero_image_address after insert or update on news_item
  for each row when (not app.is_image_url(new.hero_image))
  execute function app_private.refuse_written('hero_image');
alter table offer drop constraint offer_hero_image_address;
create trigger offer_hero_image_address after insert or update on offer
  for each row when (not app.is_image_url(new.hero_image))
  execute function app_private.refuse_written('hero_image');
alter table person_card drop constraint person_card_photo_address;
create trigger person_card_photo_address after insert or update on person_card
  for each row when (not app.is_image_url(new.photo))
  execute function app_private.refuse_written('photo');
alter table product drop constraint product_photo_address;
create trigger product_photo_address after insert or update on product
  for each row when (not app.is_image_url(new.photo))
  execute function app_private.refuse_written('photo');

alter table event_slot drop constraint event_slot_price_number;
create trigger event_slot_price_number after insert or update on event_slot
  for each row when (new.price = 'NaN')
  execute function app_private.refuse_written('price');
alter table job_position drop constraint job_position_pay_number;
create trigger job_position_pay_number after insert or update on job_position
  for each row when (new.pay_from = 'NaN' or new.pay_to = 'NaN')
  execute function app_private.refuse_written('pay_from', 'pay_to');
alter table offer_item drop constraint offer_item_price_numbers;
create trigger offer_item_price_numbers after insert or update on offer_item
  for each row when (new.price_cz = 'NaN' or new.price_sk = 'NaN' or new.price_pl = 'NaN')
  execute function app_private.refuse_written('price_cz', 'price_sk', 'price_pl');

-- Values that no form sends but that a request may: they would break lists, sums or pages that read them later. Rows from
-- before are left as they are.

-- Staff are those whose `acl` is not null (spec §7); who has no rights has none, however that is written.
alter table user_profile alter column acl drop not null, alter column acl drop default;
create function app_private.keep_acl() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.acl := nullif(new.acl, '{}');
    return new;
  end
  $$;
create trigger keep_acl before insert or update of acl on user_profile
  for each row execute function app_private.keep_acl();
update user_profile set acl = null where acl = '{}';

-- A name has at least three characters (spec §5).
alter table user_profile add constraint user_profile_name_long_enough check (length(btrim(name)) >= 3) not valid;

-- Products are searched by name or id (spec §7); a part of an id is looked for in its text.
alter table product add column id_text text not null generated always as (id::text) stored;

-- Whether a text can be the address of a picture: on the web, or a path of this site. Never a script or the picture
-- itself.
create function app.is_image_url(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$ select value ~ '^(https?://[^/\s"''<>\\]|/[^/\s"''<>\\])[^\s"''<>\\]*$' and length(value) <= 500 $$;
grant execute on function app.is_image_url(text) to arbora_anon, arbora_service;

alter table booking_event
  add constraint booking_event_hero_image_address check (app.is_image_url(hero_image)) not valid,
  add constraint booking_event_dates_finite check (isfinite(date_start) and isfinite(date_end)) not valid;
alter table event_slot
  add constraint event_slot_date_finite check (isfinite(date_start)) not valid,
  add constraint event_slot_price_number check (price <> 'NaN') not valid;
alter table news_item
  add constraint news_item_hero_image_address check (app.is_image_url(hero_image)) not valid,
  add constraint news_item_dates_finite check (isfinite(created_at) and isfinite(completed_at)) not valid;
alter table news_bulletin
  add constraint news_bulletin_date_finite check (isfinite(created_at)) not valid;
alter table photogallery
  add constraint photogallery_date_finite check (isfinite(created_at)) not valid;
alter table job_position
  add constraint job_position_dates_finite
    check (isfinite(created_at) and isfinite(starts_on) and isfinite(closes_on)) not valid,
  add constraint job_position_pay_number check (pay_from <> 'NaN' and pay_to <> 'NaN') not valid;
alter table person_card
  add constraint person_card_photo_address check (app.is_image_url(photo)) not valid;
alter table product
  add constraint product_photo_address check (app.is_image_url(photo)) not valid;
alter table offer
  add constraint offer_hero_image_address check (app.is_image_url(hero_image)) not valid,
  add constraint offer_date_finite check (isfinite(valid_until)) not valid;
alter table offer_item
  add constraint offer_item_price_numbers
    check (price_cz <> 'NaN' and price_sk <> 'NaN' and price_pl <> 'NaN') not valid;
alter table shop_order
  add constraint shop_order_date_finite check (isfinite(completed_at)) not valid;

-- Whether a value is what the site understands as its preferences: `bulletin_image` (address of a picture) and
-- `notice` (a line per language above every page), each left out or null when there is none.
create or replace function app.is_preferences(value jsonb) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'object' then
    value - '{bulletin_image,notice}'::text[] = '{}'
    and case coalesce(jsonb_typeof(value -> 'bulletin_image'), 'null')
      when 'null' then true
      when 'string' then app.is_image_url(value ->> 'bulletin_image')
      else false
    end
    and case coalesce(jsonb_typeof(value -> 'notice'), 'null')
      when 'null' then true
      when 'object' then
        (value -> 'notice') - '{cs,en,pl}'::text[] = '{}'
        and not exists (
          select from jsonb_each(value -> 'notice') as line
          where jsonb_typeof(line.value) not in ('string', 'null') or length(line.value #>> '{}') > 500
        )
      else false
    end
  else false end
$$;

-- Path of what is wrong with a line of a basket; null when it is well formed. Amounts are written as whole numbers: `1.0`
-- is none.
create or replace function app_private.basket_item_problem(item jsonb) returns text
  language plpgsql immutable parallel safe set search_path = ''
  as $$
  begin
    if jsonb_typeof(item) is distinct from 'object' then
      return '';
    end if;
    if item - '{product_item_id,amount,name,size,spec1,spec2,type,offer_id,offer_item_id}'::text[] <> '{}' then
      return '';
    end if;
    if app_private.is_uuid(item -> 'product_item_id') is not true then
      return '.product_item_id';
    end if;
    if jsonb_typeof(item -> 'amount') is distinct from 'number'
      or item ->> 'amount' !~ '^[1-9][0-9]{0,5}$'
      or (item ->> 'amount')::integer > 100000
    then
      return '.amount';
    end if;
    return case
      when not app_private.is_text(item -> 'name', 200) then '.name'
      when not app_private.is_text(item -> 'size', 100) then '.size'
      when not app_private.is_text(item -> 'spec1', 100) then '.spec1'
      when not app_private.is_text(item -> 'spec2', 100) then '.spec2'
      when coalesce(item ->> 'type', 'inquiry') not in ('inquiry', 'order') then '.type'
      when coalesce(jsonb_typeof(item -> 'offer_id'), 'null') <> 'null'
        and not app_private.is_uuid(item -> 'offer_id') then '.offer_id'
      when coalesce(jsonb_typeof(item -> 'offer_item_id'), 'null') <> 'null'
        and not app_private.is_uuid(item -> 'offer_item_id') then '.offer_item_id'
    end;
  end
  $$;

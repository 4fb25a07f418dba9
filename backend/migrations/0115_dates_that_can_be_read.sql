-- A date is one that the site can show: JSON has years of five digits and infinity too, which no browser reads. Dates from
-- before that none can read become the first or the last one of the range, where staff sees and mends them; nobody is
-- told of that as of a change.

alter table booking_event disable trigger user;
alter table event_slot disable trigger user;
alter table news_item disable trigger user;
alter table news_bulletin disable trigger user;
alter table photogallery disable trigger user;
alter table job_position disable trigger user;
alter table offer disable trigger user;
alter table shop_order disable trigger user;

do $$
  declare
    v_column record;
  begin
    for v_column in
      select * from (values
        ('booking_event', 'date_start'), ('booking_event', 'date_end'), ('event_slot', 'date_start'),
        ('news_item', 'created_at'), ('news_item', 'completed_at'), ('news_bulletin', 'created_at'),
        ('photogallery', 'created_at'), ('job_position', 'created_at'), ('job_position', 'starts_on'),
        ('job_position', 'closes_on'), ('offer', 'valid_until'), ('shop_order', 'completed_at')
      ) as one (relation, name)
    loop
      execute format(
        'update public.%1$I set %2$I = least(greatest(%2$I, ''1900-01-01Z''), ''2200-12-31Z'')
         where %2$I not between ''1900-01-01Z'' and ''2200-12-31Z''',
        v_column.relation, v_column.name
      );
    end loop;
  end
$$;

alter table booking_event enable trigger user;
alter table event_slot enable trigger user;
alter table news_item enable trigger user;
alter table news_bulletin enable trigger user;
alter table photogallery enable trigger user;
alter table job_position enable trigger user;
alter table offer enable trigger user;
alter table shop_order enable trigger user;

alter table booking_event
  drop constraint booking_event_dates_finite,
  add constraint booking_event_dates_readable check (
    date_start between '1900-01-01Z' and '2200-12-31Z' and date_end between '1900-01-01Z' and '2200-12-31Z'
  );
alter table event_slot
  drop constraint event_slot_date_finite,
  add constraint event_slot_date_readable check (date_start between '1900-01-01Z' and '2200-12-31Z');
alter table news_item
  drop constraint news_item_dates_finite,
  add constraint news_item_dates_readable check (
    created_at between '1900-01-01Z' and '2200-12-31Z' and completed_at between '1900-01-01Z' and '2200-12-31Z'
  );
alter table news_bulletin
  drop constraint news_bulletin_date_finite,
  add constraint news_bulletin_date_readable check (created_at between '1900-01-01Z' and '2200-12-31Z');
alter table photogallery
  drop constraint photogallery_date_finite,
  add constraint photogallery_date_readable check (created_at between '1900-01-01Z' and '2200-12-31Z');
alter table job_position
  drop constraint job_position_dates_finite,
  add constraint job_position_dates_readable check (
    created_at between '1900-01-01Z' and '2200-12-31Z'
    and starts_on between '1900-01-01' and '2200-12-31' and closes_on between '1900-01-01' and '2200-12-31'
  );
alter table offer
  drop constraint offer_date_finite,
  add constraint offer_date_readable check (valid_until between '1900-01-01' and '2200-12-31');
alter table shop_order
  drop constraint shop_order_date_finite,
  add constraint shop_order_date_readable check (completed_at between '1900-01-01Z' and '2200-12-31Z');
